/** What a move would do, read off its touches and the pawns as they stand; whether it may be done is the server's to say. */
import type { KeezenScreen } from './screen';
import { SQUARES, YARD, isHome, pawnsOf, spotOf, start, way, type Spot } from './board';

export interface Part {
  pawn: Spot;
  to: Spot;
  /** Every square that is stepped on, the last included. */
  way: string[];
  captured: Spot | null;
}

export interface Preview {
  rank: string;
  parts: Part[];
  /** The two pawns that change places. */
  swap: [Spot, Spot] | null;
  /** A pawn that is chosen and has not been told where to go. */
  waiting: Spot | null;
}

export const partner = (seat: number): number => (seat + 2) % 4;
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
    found.parts.push(walked(pawns, pawn, to));
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

/** One part is done to the pawns before the next is looked at. */
function walked(pawns: Spot[], pawn: Spot, to: Spot): Part {
  const at = pawns.findIndex((each) => each.colour === pawn.colour && each.place === pawn.place);
  if (at >= 0) pawns.splice(at, 1);
  const hit = isHome(to.place) ? -1 : pawns.findIndex((each) => each.place === to.place);
  const captured = hit < 0 ? null : pawns.splice(hit, 1)[0]!;
  pawns.push(to);
  return { pawn, to, way: way(pawn.colour, pawn.place, to.place), captured };
}

/** The touches of a move in words: `7: 10>13 + Yellow 40>44`. */
export function touchesOf(words: string): string[] {
  const [, rank, rest] = /^(?:plays )?(\w+): (.+)$/.exec(words) ?? [];
  if (!rank || !rest) return [`say:${words}`];
  if (rest === 'enter') return [`hand:${rank}`, `pawn:${YARD}`];
  const swap = /^(\w+)x(.+)$/.exec(rest);
  if (swap) return [`hand:${rank}`, `pawn:${swap[1]}`, `take:${swap[2]}`];
  const parts = rest.split(' + ').flatMap((part) => {
    const [from = '', to = ''] = part.split('>');
    const colour = from.includes(' ') ? `${from.split(' ')[0]} ` : '';
    return [`pawn:${from}`, `to:${colour}${to}`];
  });
  return [`hand:${rank}`, ...parts];
}

const STEPS: Record<string, number> = { A: 1, '4': -4, Q: 12 };
/** What the face of a card says about steps; null where it says none. */
export const stepsOn = (rank: string, queen: number): number | null =>
  rank === 'Q' ? queen : (STEPS[rank] ?? (Number(rank) || null));

/** Pawns of the own duo that would go back to their yard. */
export function ownCaptured(found: Preview, seat: number): Spot[] {
  const own = [seat, partner(seat)];
  return found.parts.flatMap(({ captured }) => (captured && own.includes(captured.colour) ? [captured] : []));
}

/** In how many steps a pawn goes from one place to another; back is less than nothing. */
export function stepsOf({ pawn, to, way }: Part): number {
  if (pawn.place === YARD) return 0;
  const back = !isHome(to.place) && (Number(pawn.place) - Number(to.place) + SQUARES) % SQUARES === way.length;
  return back ? -way.length : way.length;
}
