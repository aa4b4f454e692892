/** Where everything lies: the track of 64 squares, homes and yards on a grid of 17, and the ways between them. */
import type { Suit } from '../../art/shapes';

export const COLOURS = ['Blue', 'Green', 'Yellow', 'Red'] as const;
export const SUIT: Suit[] = ['B', 'G', 'Y', 'R'];
export const SQUARES = 64;
export const QUARTER = 16;
export const PAWNS = 4;
export const YARD = 'yard';

export interface Point {
  x: number;
  y: number;
}

/** A pawn, or where one could stand: its colour, and its place as the wire names it: `10`, `H2`, `yard`. */
export interface Spot {
  colour: number;
  place: string;
  /** Which hole of the yard. */
  slot?: number;
}

const upTo = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i);

/** One quarter clockwise about the middle of the board. */
function turned({ x, y }: Point, quarters: number): Point {
  let found = { x, y };
  for (let i = 0; i < quarters; i++) found = { x: 16 - found.y, y: found.x };
  return found;
}

const FIRST: Point[] = [
  { x: 9, y: 0 },
  { x: 10, y: 0 },
  ...upTo(6, 1).map((y) => ({ x: 10, y })),
  ...upTo(6, 11).map((x) => ({ x, y: 6 })),
  { x: 16, y: 7 },
  { x: 16, y: 8 },
];
const WAITING: Point[] = [
  { x: 13, y: 1 },
  { x: 14, y: 1 },
  { x: 13, y: 2 },
  { x: 14, y: 2 },
];

export const start = (colour: number): number => QUARTER * colour;
/** The last square of the track before home. */
export const entry = (colour: number): number => (start(colour) + SQUARES - 1) % SQUARES;
export const isHome = (place: string): boolean => place.startsWith('H');

/** By how many quarters the board is turned, so that a seat's colour lies at the bottom. */
export const quartersFor = (seat: number): number => (seat < COLOURS.length ? (6 - seat) % 4 : 2);

/** The middle of a hole on a board turned by so many quarters. */
export function pointOf({ colour, place, slot = 0 }: Spot, quarters: number): Point {
  const hole = holeOf(colour, place, slot);
  const { x, y } = turned(hole.at, hole.quarters + quarters);
  return { x: x + 0.5, y: y + 0.5 };
}

function holeOf(colour: number, place: string, slot: number): { at: Point; quarters: number } {
  if (place === YARD) return { at: WAITING[slot]!, quarters: colour };
  if (isHome(place)) return { at: { x: 8, y: Number(place.slice(1)) }, quarters: colour };
  const square = Number(place);
  return { at: FIRST[square % QUARTER]!, quarters: Math.floor(square / QUARTER) };
}

const squaresBetween = (from: number, steps: number, forward: number): string[] =>
  upTo(steps, 1).map((step) => String((from + forward * step + SQUARES) % SQUARES));
const homeBetween = (from: number, to: number): string[] => upTo(to - from, from + 1).map((deep) => `H${deep}`);

/** Every square after the one that is left, the last included: into home if it ends there, else the shorter way round. */
export function way(colour: number, from: string, to: string): string[] {
  if (from === YARD) return [to];
  if (isHome(from)) return homeBetween(Number(from.slice(1)), Number(to.slice(1)));
  const square = Number(from);
  if (isHome(to))
    return [...squaresBetween(square, ahead(square, entry(colour)), 1), ...homeBetween(0, Number(to.slice(1)))];
  const steps = ahead(square, Number(to));
  return steps <= SQUARES / 2 ? squaresBetween(square, steps, 1) : squaresBetween(square, SQUARES - steps, -1);
}

const ahead = (from: number, to: number): number => (to - from + SQUARES) % SQUARES;

/** Where so many steps lead. Beyond the end of home it counts on (`H5`); steps back from home lead to its entry. */
export function reached(colour: number, from: string, steps: number): string {
  const square = isHome(from) ? entry(colour) : Number(from);
  const before = isHome(from) ? -Number(from.slice(1)) : ahead(square, entry(colour));
  if (steps < 0) return String(isHome(from) ? square : (square + steps + SQUARES) % SQUARES);
  return steps <= before ? String((square + steps) % SQUARES) : `H${steps - before}`;
}

/** `Yellow 40` is a pawn of that colour, `40` one of the colour that is moved. */
export function spotOf(name: string, moved: number): Spot {
  const [first = '', place] = name.split(' ');
  const colour = (COLOURS as readonly string[]).indexOf(first);
  return place === undefined || colour < 0 ? { colour: moved, place: name } : { colour, place };
}

/** All pawns, those in a yard in its first holes. */
export function pawnsOf(seats: { pawns: string[] }[]): Spot[] {
  return seats.flatMap(({ pawns }, colour) => {
    let slot = 0;
    return pawns.map((place) => ({ colour, place, slot: place === YARD ? slot++ : 0 }));
  });
}

export const sameSpot = (a: Spot, b: Spot): boolean =>
  a.colour === b.colour && a.place === b.place && (a.slot ?? 0) === (b.slot ?? 0);
export const keyOf = ({ colour, place, slot = 0 }: Spot): string =>
  `${COLOURS[colour]} ${place}${place === YARD ? ` ${slot}` : ''}`;

const HOLES = new Set(
  [
    ...upTo(SQUARES).map((square) => ({ colour: 0, place: String(square) })),
    ...upTo(4).flatMap((colour) => upTo(PAWNS, 1).map((deep) => ({ colour, place: `H${deep}` }))),
  ]
    .map((spot) => pointOf(spot, 0))
    .map(({ x, y }) => `${x} ${y}`),
);
const SIDES: Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

/** The side of a hole where a number can be written: no other hole and no name plate lies there. */
export function freeSide({ x, y }: Point): Point {
  const outwards = (side: Point): number => side.y * (y - 8.5) - side.x * (x - 8.5);
  const inside = (at: number): boolean => at > 0 && at < 17;
  const free = SIDES.filter(
    (side) => inside(x + side.x) && inside(y + side.y) && !HOLES.has(`${x + side.x} ${y + side.y}`),
  );
  return free.sort((a, b) => outwards(b) - outwards(a))[0] ?? { x: 0, y: -0.6 };
}
