import { expect, test } from 'vitest';
import {
  COLOURS,
  SQUARES,
  YARD,
  entry,
  freeSide,
  pawnsOf,
  pointOf,
  quartersFor,
  reached,
  spotOf,
  start,
  way,
} from './board';

const squares = Array.from({ length: SQUARES }, (_, square) => pointOf({ colour: 0, place: String(square) }, 0));
const far = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

test('the track is a ring: each square lies beside the next, and none on another', () => {
  squares.forEach((square, i) => expect(far(square, squares[(i + 1) % SQUARES]!)).toBe(1));
  expect(new Set(squares.map(({ x, y }) => `${x} ${y}`)).size).toBe(SQUARES);
});

test('96 holes lie apart on a grid of 17', () => {
  const own = COLOURS.flatMap((_, colour) =>
    [1, 2, 3, 4].flatMap((n) => [
      pointOf({ colour, place: `H${n}` }, 0),
      pointOf({ colour, place: YARD, slot: n - 1 }, 0),
    ]),
  );
  const all = [...squares, ...own];
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(96);
  for (const { x, y } of all) expect(x > 0 && x < 17 && y > 0 && y < 17).toBe(true);
});

test.each([0, 1, 2, 3])('home of colour %i begins beside its entry, the square before its start', (colour) => {
  expect((entry(colour) + 1) % SQUARES).toBe(start(colour));
  expect(far(squares[entry(colour)]!, pointOf({ colour, place: 'H1' }, 0))).toBe(1);
});

test.each([0, 1, 2, 3])('for seat %i the own home leads up from the bottom, and its yard is on the left', (seat) => {
  const deep = pointOf({ colour: seat, place: 'H4' }, quartersFor(seat));
  expect(deep).toEqual({ x: 8.5, y: 12.5 });
  expect(pointOf({ colour: seat, place: YARD }, quartersFor(seat)).x).toBeLessThan(8);
});

test.each([
  [0, '10', '15', '11 12 13 14 15'],
  [0, '61', 'H3', '62 63 H1 H2 H3'],
  [0, '10', '6', '9 8 7 6'],
  [0, '2', '62', '1 0 63 62'],
  [2, '30', 'H2', '31 H1 H2'],
  [3, '62', '1', '63 0 1'],
  [1, 'H1', 'H4', 'H2 H3 H4'],
  [1, YARD, '16', '16'],
])('colour %i goes from %s to %s by %s', (colour, from, to, steps) => {
  expect(way(colour, from, to).join(' ')).toBe(steps);
});

test.each([
  [0, '61', 5, 'H3'],
  [0, '61', 7, 'H5'],
  [0, '62', 1, '63'],
  [3, '62', 3, '1'],
  [0, 'H1', 3, 'H4'],
  [0, 'H1', 4, 'H5'],
  [0, '2', -4, '62'],
  [0, 'H2', -4, '63'],
])('colour %i from %s by %i steps reaches %s', (colour, from, steps, to) => {
  expect(reached(colour, from, steps)).toBe(to);
});

test('names of the wire are pawns', () => {
  expect(spotOf('40', 1)).toEqual({ colour: 1, place: '40' });
  expect(spotOf('Yellow H2', 0)).toEqual({ colour: 2, place: 'H2' });
  expect(pawnsOf([{ pawns: ['5', YARD, YARD] }]).map(({ slot }) => slot)).toEqual([0, 0, 1]);
});

test('a number is written beside a hole, never on another', () => {
  const taken = new Set(squares.map(({ x, y }) => `${x} ${y}`));
  for (const square of squares) {
    const { x, y } = freeSide(square);
    expect(taken.has(`${square.x + x} ${square.y + y}`)).toBe(false);
  }
});
