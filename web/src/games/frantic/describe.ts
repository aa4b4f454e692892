/** What stands on the mats, and what Frantic's things are called. */
import type { AtSeat, Described, Drawing } from '..';
import { capital, type Words } from '../../words';
import type { FranticAttack, FranticScreen, FranticSeat } from './screen';

/** Phases in which all choose at once and in secret. */
const SECRET = new Set(['staking', 'spreading']);

type Given = Pick<Drawing<FranticScreen>, 'screen' | 't'>;

/** Who laid an attack, and who turned it on somebody else. */
function inAttack(attack: FranticAttack | null, seat: number, t: Words): Partial<AtSeat> {
  if (!attack) return {};
  if (attack.shares.some(({ path }) => path.slice(1, -1).includes(seat)))
    return { flag: t.say('frantic-web-countered'), sign: '↩' };
  if (attack.shares.some(({ path, state }) => path.at(-1) === seat && path.length > 1 && state === 'asked'))
    return { flag: t.say('frantic-web-attacked'), sign: '?' };
  return attack.seat === seat ? { flag: t.say('frantic-web-attacks'), sign: '!' } : {};
}

function mat(screen: FranticScreen, at: FranticSeat, seat: number, t: Words): AtSeat {
  const points = String(at.points);
  let sub = screen.seats.length > 5 ? points : t.say('frantic-web-points', { n: at.points });
  if (at.laid) return { cards: at.cards, sub: t.say('frantic-web-done'), sealed: true };
  if (SECRET.has(screen.phase) && at.waiting) return { cards: at.cards, sub: t.say('frantic-web-chooses') };
  if (at.skips) return { cards: at.cards, sub, flag: t.say('frantic-web-skips'), sign: '−1' };
  const share = screen.attack?.shares.find(({ path }) => path.length > 1 && path.at(-1) === seat);
  if (share) sub = t.say(`frantic-web-share-${share.state}`);
  const turn = screen.turn === seat && at.waiting ? { flag: t.say('web-on-turn'), sign: '▶' } : {};
  return { cards: at.cards, sub, ...turn, ...inAttack(screen.attack, seat, t) };
}

export function describe({ screen, t }: Given): Described {
  return {
    where: capital(t.say('frantic-web-where', { n: screen.round, limit: screen.limit })),
    seats: screen.seats.map((at, seat) => mat(screen, at, seat, t)),
    rounds: screen.sheet,
  };
}

/** A thing to touch, in words. */
export function touch(touched: string, { seat, names, t }: Drawing): string {
  const [kind = '', what = ''] = touched.split(/:(.*)/s);
  if (kind === 'count') return t.say('frantic-web-count', { n: Number(what) });
  return ['say', 'seat'].includes(kind) ? t.touch('frantic', touched, { names, you: seat }) : t.card('frantic', what);
}
