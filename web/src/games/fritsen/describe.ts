/** What stands on the mats, and beside the name of the game. */
import type { AtSeat, Described, Drawing } from '..';
import { capital, type Words } from '../../words';
import type { FritsenScreen, FritsenSeat } from './screen';

type Given = Pick<Drawing<FritsenScreen>, 'screen' | 't'>;

/** Frits and Willem, and what else a seat is known for. */
export function role(at: FritsenSeat, t: Words): string {
  return at.frits ? t.say('fritsen-web-frits') : at.willem ? t.say('fritsen-web-willem') : '';
}

function flag(screen: FritsenScreen, at: FritsenSeat, seat: number, t: Words): Partial<AtSeat> {
  if (at.removed) return { flag: t.say('fritsen-web-removed'), sign: '×' };
  if (at.away) return { flag: t.say('fritsen-web-away'), sign: 'II' };
  if (at.leaving) return { flag: t.say('fritsen-web-leaving'), sign: '→' };
  if (at.out !== null) return { flag: t.say('fritsen-web-out', { n: at.out }), sign: String(at.out) };
  if (at.last) return { flag: t.say('fritsen-web-last'), sign: '1!' };
  const who = role(at, t);
  if (screen.turn === seat)
    return { flag: [who, t.say('web-on-turn')].filter(Boolean).join(' · '), sign: `${who.slice(0, 1)}▶` };
  if (at.picked || at.ready || at.passed) return { flag: who ? `${who} ✓` : '✓', sign: `${who.slice(0, 1)}✓` };
  return who ? { flag: who, sign: who.slice(0, 1) } : {};
}

export function describe({ screen, t }: Given): Described {
  const referee = t.say('fritsen-web-referee', { referee: t.say(`fritsen-value-${screen.referee}`) });
  const where = [referee, t.say('web-players', { n: screen.seats.length })];
  return {
    where: capital(where.join(' · ')),
    unmarked: screen.seats.some(({ cards }) => cards === null),
    seats: screen.seats.map((at, seat) => ({
      cards: at.cards ?? undefined,
      out: at.out !== null || at.removed || at.away,
      ...flag(screen, at, seat, t),
    })),
  };
}
