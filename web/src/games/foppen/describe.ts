/** What is pencilled on the mats and on the sheet. */
import type { AtSeat, Described, Drawing } from '..';
import { capital, signed, type Words } from '../../words';
import type { FoppenScreen, FoppenSeat } from './screen';

type Given = Pick<Drawing<FoppenScreen>, 'screen' | 't'>;

/** A bid that everybody knows, in a word; who made none has no word. */
export function flag({ bid }: FoppenSeat, t: Words): string {
  return t.knows(`foppen-web-flag-${bid}`) ? t.say(`foppen-web-flag-${bid}`) : '';
}

function mats({ screen, t }: Given): AtSeat[] {
  return screen.seats.map((at, i) => ({
    cards: at.cards,
    sub: signed(at.points) + (screen.stone === i && screen.seats.length < 6 ? ` · ${t.say('foppen-web-fopped')}` : ''),
    out: screen.stone === i && screen.phase === 'playing',
    ...(flag(at, t) ? { flag: flag(at, t) } : {}),
  }));
}

export function describe(given: Given): Described {
  const { screen, t } = given;
  const where = capital(t.say('foppen-web-where', { deal: screen.deal, deals: screen.deals }));
  return { where, seats: mats(given), rounds: screen.sheet };
}
