/** The board and what stands on it, drawn in squares of one. */
import { glyphs } from '../../art/glyphs';
import { field, onCard, onField, shape } from '../../art/shapes';
import { SQUARES, SUIT, YARD, entry, pointOf, start, type Point, type Spot } from './board';

/** The board with its rim. */
export const BOX = { low: -0.75, side: 18.5 };
export const VIEW = `${BOX.low} ${BOX.low} ${BOX.side} ${BOX.side}`;
const INK = '#2a1b10';
const TAN = '#e6c491';

const colours = [0, 1, 2, 3];
const circle = ({ x, y }: Point, r: number, look: string): string => `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
export const line = (points: Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

const plank = `<rect x="-.6" y="-.6" width="18.2" height="18.2" rx="1.3" fill="#6a4021"/><rect x="-.35" y="-.35" width="17.7" height="17.7" rx="1.05" fill="${TAN}"/><path d="M-.3 3.2H17.3M-.3 7.4H17.3M-.3 11.2H17.3M-.3 14.8H17.3" stroke="#c79a5f" stroke-width=".05" opacity=".6"/>`;

function lane(colour: number, quarters: number): string {
  const [out, deep] = [
    pointOf({ colour, place: String(entry(colour)) }, quarters),
    pointOf({ colour, place: 'H4' }, quarters),
  ];
  const yard = [0, 3].map((slot) => pointOf({ colour, place: YARD, slot }, quarters));
  const [x, y] = [(yard[0]!.x + yard[1]!.x) / 2, (yard[0]!.y + yard[1]!.y) / 2];
  return `<path d="${line([out, deep])}" stroke="${field[SUIT[colour]!]}" stroke-width=".92" stroke-linecap="round" opacity=".32"/><rect x="${x - 1.25}" y="${y - 1.25}" width="2.5" height="2.5" rx=".6" fill="${field[SUIT[colour]!]}" opacity=".3"/>`;
}

/** A hole of the track; a start square is ringed in its colour and carries its suit. */
function hole(square: number, quarters: number): string {
  const at = pointOf({ colour: 0, place: String(square) }, quarters);
  const colour = colours.find((each) => start(each) === square);
  if (colour === undefined)
    return circle(at, 0.3, 'fill="#7a4c26"') + circle({ x: at.x, y: at.y + 0.05 }, 0.27, 'fill="#9a673a"');
  const suit = SUIT[colour]!;
  return (
    circle(at, 0.47, `fill="${field[suit]}"`) +
    circle(at, 0.33, `fill="${TAN}"`) +
    shape(suit, at.x - 0.21, at.y - 0.21, 0.42, onCard(suit), TAN)
  );
}

function own(colour: number, quarters: number): string {
  const ink = onCard(SUIT[colour]!);
  const spots: Spot[] = [0, 1, 2, 3].flatMap((slot) => [
    { colour, place: `H${slot + 1}` },
    { colour, place: YARD, slot },
  ]);
  return spots
    .map((spot) => pointOf(spot, quarters))
    .map(
      (at) =>
        circle(at, 0.36, `fill="${ink}" opacity=".85"`) +
        circle({ x: at.x, y: at.y + 0.04 }, 0.27, 'fill="#fff" opacity=".32"'),
    )
    .join('');
}

const boards = new Map<number, string>();

/** The empty board, turned by so many quarters. */
export function board(quarters: number): string {
  let found = boards.get(quarters);
  if (found === undefined) {
    const squares = Array.from({ length: SQUARES }, (_, square) => square);
    const track = line(squares.map((square) => pointOf({ colour: 0, place: String(square) }, quarters)));
    found = [
      plank,
      `<path d="${track}Z" fill="none" stroke="#c08e52" stroke-width=".95" stroke-linejoin="round" stroke-linecap="round"/>`,
      ...colours.map((colour) => lane(colour, quarters)),
      ...squares.map((square) => hole(square, quarters)),
      ...colours.map((colour) => own(colour, quarters)),
    ].join('');
    boards.set(quarters, found);
  }
  return found;
}

const O = { x: 0, y: 0 };

/** A pawn around the point 0, 0. */
export function pawn(colour: number): string {
  const suit = SUIT[colour]!;
  return (
    circle({ x: 0, y: 0.07 }, 0.47, `fill="${INK}" opacity=".45"`) +
    circle(O, 0.47, `fill="${field[suit]}" stroke="#fffdf6" stroke-width=".1"`) +
    shape(suit, -0.3, -0.31, 0.6, onField(suit), field[suit])
  );
}

/** Brass under a pawn that may be chosen, or is. */
export const LIT = circle(O, 0.66, `fill="var(--brass)" stroke="${INK}" stroke-width=".08" stroke-dasharray=".2 .13"`);
export const CHOSEN = circle(O, 0.72, `fill="var(--brass)" stroke="${INK}" stroke-width=".1"`);
/** A key or a pointer rests on its button. */
export const POINTED = circle(O, 0.88, `fill="none" stroke="${INK}" stroke-width=".12"`);

/** Where a pawn would come to stand, with the number of steps if there is one. */
export function ghost(text: string, chosen: boolean): string {
  const look = chosen
    ? `fill="var(--brass)" stroke="${INK}" stroke-width=".09" stroke-dasharray=".16 .1"`
    : `fill="#fff3d6" stroke="${INK}" stroke-width=".07" stroke-dasharray=".16 .1"`;
  return circle(O, 0.5, look) + (text ? figures(text, 0, -0.26, 0.52) : '');
}

/** Numbers too small for `glyphs`, which rounds to a tenth. */
function figures(text: string, x: number, y: number, high: number): string {
  return `<g transform="translate(${x} ${y}) scale(${high / 100})">${glyphs(text, 0, 0, 100, INK, { middle: true, stroke: 17 })}</g>`;
}

/** The number of a square on a slip of paper. */
export function slip(text: string): string {
  const wide = 0.32 + 0.28 * text.length;
  return `<rect x="${-wide / 2}" y="-.34" width="${wide}" height=".68" rx=".2" fill="#fdf5e2" stroke="${INK}" stroke-width=".05"/>${figures(text, 0, -0.21, 0.42)}`;
}

/** Goes back to its yard. */
export const CROSS = ['#fff" stroke-width=".34', `${INK}" stroke-width=".18`]
  .map((look) => `<path d="M-.48 -.48L.48 .48M.48 -.48L-.48 .48" fill="none" stroke="${look}" stroke-linecap="round"/>`)
  .join('');

/** Nobody passes: a padlock beside the pawn. */
export const PADLOCK = `<g transform="translate(-.58 -.42)"><circle r=".36" fill="#fdf5e2" stroke="${INK}" stroke-width=".06"/><rect x="-.18" y="-.04" width=".36" height=".26" rx=".05" fill="${INK}"/><path d="M-.11 -.03V-.11a.11 .11 0 0 1 .22 0V-.03" fill="none" stroke="${INK}" stroke-width=".07"/></g>`;

/** A way that would be gone. */
export const path = (points: Point[]): string =>
  [`${INK}" stroke-width=".34`, 'var(--brass)" stroke-width=".2']
    .map(
      (look) =>
        `<path d="${line(points)}" fill="none" stroke="${look}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');

/** A way that was gone, where motion is reduced. */
export const dotted = (points: Point[]): string =>
  `<path d="${line(points)}" fill="none" stroke="${INK}" stroke-width=".26" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="0 .5"/>`;

/** Two pawns change places: an arrow each way. */
export function change(a: Point, b: Point): string {
  return [arrow(a, b), arrow(b, a)]
    .map((d) =>
      [`${INK}" stroke-width=".3`, 'var(--brass)" stroke-width=".16']
        .map((look) => `<path d="${d}" fill="none" stroke="${look}" stroke-linecap="round" stroke-linejoin="round"/>`)
        .join(''),
    )
    .join('');
}

/** A bent way from one point to just before another, with a head. */
function arrow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const bend = Math.min(1.6, 0.35 * far);
  const knee = { x: (from.x + to.x) / 2 - (dy / far) * bend, y: (from.y + to.y) / 2 + (dx / far) * bend };
  const [ex, ey] = [to.x - knee.x, to.y - knee.y];
  const rest = Math.hypot(ex, ey) || 1;
  const [ux, uy] = [ex / rest, ey / rest];
  const tip = { x: to.x - 0.75 * ux, y: to.y - 0.75 * uy };
  const barb = (side: number): string =>
    `${tip.x - 0.42 * ux + side * 0.3 * uy} ${tip.y - 0.42 * uy - side * 0.3 * ux}`;
  return `M${from.x} ${from.y}Q${knee.x} ${knee.y} ${tip.x} ${tip.y}M${barb(1)}L${tip.x} ${tip.y}L${barb(-1)}`;
}
