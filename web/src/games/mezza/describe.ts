/** What lies at each seat, in a word. */
import type { AtSeat, Described, Drawing } from '..';
import type { Words } from '../../words';
import type { MezzaScreen, MezzaSeat } from './screen';

function mat(at: MezzaSeat, t: Words): AtSeat {
  if (at.place !== null)
    return { flag: t.say('mezza-web-place', { place: at.place }), sign: `${at.place}.`, out: true };
  if (at.chosen) return { cards: at.cards, flag: t.say('mezza-web-chose'), sign: '✓' };
  return { cards: at.cards, ...(at.passed ? { sub: t.say('mezza-web-passed') } : {}) };
}

export function describe({ screen, t }: Pick<Drawing<MezzaScreen>, 'screen' | 't'>): Described {
  return { seats: screen.seats.map((at) => mat(at, t)) };
}
