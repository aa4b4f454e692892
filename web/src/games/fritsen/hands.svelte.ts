/** What hands do besides laying cards: it is seen for two seconds at the thing that it is done to. */
import type { Told } from '../../wire';
import { STOCK } from './things';

const SHOWN = 2000;
const OTHERWISE = 380;

const cell = ({ said }: Told): string => `cell:${said.at(-1)}`;
const closed = (): string => STOCK;
const AT: Record<string, (event: Told) => string> = {
  'peek-stock': closed,
  bury: closed,
  'take-open': cell,
  shift: cell,
  shove: cell,
  spare: cell,
  nudge: cell,
  askew: cell,
  grab: ({ said }) => `seat:${said[0]!.slice(1)}`,
  fumble: ({ seat }) => `seat:${seat}`,
};
/** What has a card that is seen while it lasts; one that is whispered is seen by whom it was whispered to. */
const SEEN: Record<string, (event: Told) => string | undefined> = {
  'peek-stock': ({ what }) => what[0],
  fumble: ({ said }) => said[0],
};

/** A hand at a thing. */
export interface Hand {
  seat: number;
  card: string | undefined;
}

/** How long a change is shown, in milliseconds. */
export const hold = (events: Told[]): number => (events.some(({ kind }) => AT[kind]) ? SHOWN : OTHERWISE);

/** The hands at one thing; whatever else happens meanwhile, each stays for its two seconds. */
export class Hands {
  now = $state.raw<Hand | null>(null);

  constructor(thing: () => string, events: () => Told[]) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    $effect(() => {
      const found = events().findLast((event) => AT[event.kind]?.(event) === thing());
      if (!found) return;
      this.now = { seat: found.seat, card: SEEN[found.kind]?.(found) };
      clearTimeout(timer);
      timer = setTimeout(() => (this.now = null), SHOWN);
    });
    $effect(() => () => clearTimeout(timer));
  }
}
