/** What stands on the plates. */
import type { AtSeat, Described, Drawing } from '..';
import { capital } from '../../words';
import { colourNamed } from './names';
import type { KeezenScreen } from './screen';

type Given = Pick<Drawing<KeezenScreen>, 'screen' | 'seat' | 'names' | 'facts' | 't'>;

export interface AtPlate extends AtSeat {
  /** The colour that is helped. */
  helps?: string;
}

export function mats({ screen, facts = [], t }: Given): AtPlate[] {
  const helps = (seat: number) => facts.find((fact) => fact.kind === 'helps' && fact.seat === seat)?.said[0] ?? '';
  return screen.seats.map((at, i) => ({
    cards: at.cards,
    ...(at.folded
      ? { out: true, sub: t.say('keezen-web-folded') }
      : at.helps
        ? { sub: t.say('keezen-helps', { colour: colourNamed(helps(i), t) }), helps: helps(i) }
        : {}),
  }));
}

export function describe(given: Given): Described {
  const { screen, seat, names, t } = given;
  const who = t.who(screen.dealer, { names, you: seat });
  return { where: capital(t.say('keezen-web-where', { n: screen.round, ...who })), seats: mats(given) };
}
