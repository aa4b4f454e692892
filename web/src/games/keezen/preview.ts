/** The touches made so far as ways on the board. What a move may do, and what it captures, is the server's to say. */
import { sure } from '../../touches';
import type { Move } from '../../wire';
import type { KeezenScreen } from './screen';
import { COLOURS, YARD, pawnsOf, spotOf, start, way, type Spot } from './board';

export interface Part {
  pawn: Spot;
  to: Spot;
  /** Every square that is stepped on, the last included. */
  way: string[];
}

export interface Preview {
  rank: string;
  parts: Part[];
  /** The two pawns that change places. */
  swap: [Spot, Spot] | null;
  /** A pawn that is chosen and has not been told where to go. */
  waiting: Spot | null;
}

export const rankOf = (card: string): string => card.slice(0, -1);
const split = (touch: string): [kind: string, what: string] => [
  touch.slice(0, touch.indexOf(':')),
  touch.slice(touch.indexOf(':') + 1),
];

/** Touches in their order, complete or not. */
export function preview(screen: KeezenScreen, touches: readonly string[]): Preview {
  const moved = screen.moves ?? screen.turn ?? 0;
  const pawns = pawnsOf(screen.seats);
  const found: Preview = { rank: '', parts: [], swap: null, waiting: null };
  const go = (pawn: Spot, to: Spot): void => {
    found.parts.push({ pawn, to, way: way(pawn.colour, pawn.place, to.place) });
    found.waiting = null;
  };
  for (const touch of touches) {
    const [kind, what] = split(touch);
    if (kind === 'hand') found.rank = what;
    if (kind === 'pawn') found.waiting = what === YARD ? lastInYard(pawns, moved) : spotOf(what, moved);
    if (kind === 'pawn' && what === YARD) go(found.waiting!, { colour: moved, place: String(start(moved)) });
    if (kind === 'to' && found.waiting) go(found.waiting, spotOf(what, moved));
    if (kind === 'take' && found.waiting) [found.swap, found.waiting] = [[found.waiting, spotOf(what, moved)], null];
  }
  return found;
}

function lastInYard(pawns: Spot[], colour: number): Spot {
  const waiting = pawns.filter((pawn) => pawn.colour === colour && pawn.place === YARD);
  return { colour, place: YARD, slot: Math.max(0, waiting.length - 1) };
}

/** The pawns that every move captures which begins with these touches. */
export function captured(legal: readonly Move[], touches: readonly string[]): Spot[] {
  return sure(legal, touches)
    .filter(({ kind }) => kind.startsWith('capture'))
    .map(({ said: [colour, place] }) => ({ colour: COLOURS.indexOf(colour as never), place: place! }));
}
