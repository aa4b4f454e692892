import { expect, it } from 'vitest';
import type { Hall, RoundSeen } from '../wire-desk';
import { slidesOf, viewsOf } from './hallSlides';

const NAMES = ['Vos', 'Bakker', 'Maas', 'Prins'];

/** A round of four duos at tables 1 and 2. */
const round = (n: number, ...tables: number[][]): RoundSeen => ({
  n,
  state: 'drawn',
  method: 'advance',
  seed: '',
  checksum: '',
  started: 0,
  tables: tables.map((who, i) => ({ table: i + 1, who, state: 'open' })),
  free: [],
  changed: n === 2 ? [3] : [],
  missing: [],
  pins: [],
});

function hall(rounds: RoundSeen[], more: Partial<Hall> = {}): Hall {
  const entrants = NAMES.map((name, i) => ({ n: i + 1, name, here: 'present' }));
  const screen = { views: ['auto'] as Hall['screen']['views'], hide_ranking: false, seconds: 12 };
  const settings = { game: 'keezen', rounds: 5, minutes: 45 };
  const rest = { clock: null, ranking: null, prizes: [], withdrawn: false, rehearsal: false };
  const said = { type: 'hall' as const, id: 't', n: 1, now: 0, name: 'Harbour', place: '', day: '', language: 'nl' };
  return { ...said, ...rest, phase: 'setup', settings, screen, entrants, rounds, ...more } as Hall;
}

const two = [round(1, [1, 2], [3, 4]), round(2, [4, 1], [2, 3])];
const shown = (views: Hall['screen']['views'], rounds = two) =>
  slidesOf(hall(rounds, { screen: { type: 'screen', views, hide_ranking: false, seconds: 12 } }));

it('has the layout by name, by number and by table (T-004)', () => {
  const heads = (views: Hall['screen']['views']): string[] =>
    shown(views).flatMap((each) => each.rows.map((row) => row.head));
  expect(heads(['layout'])).toEqual(['2', '3', '4', '1']);
  expect(heads(['layout-by-number'])).toEqual(['1', '2', '3', '4']);
  const [byTable] = shown(['layout-by-table']);
  expect(byTable!.rounds).toEqual([1, 2]);
  expect(byTable!.rows).toEqual([
    { head: '1', cells: ['1 · 2', '4 · 1'], changed: false },
    { head: '2', cells: ['3 · 4', '2 · 3'], changed: true },
  ]);
});

it('has as many rounds on a page as can be read, and leaves none out', () => {
  const twelve = Array.from({ length: 12 }, (_, i) => round(i + 1, [1, 2], [3, 4]));
  expect(shown(['layout'], twelve).map((each) => each.rounds.length)).toEqual([5, 5, 2]);
  const eight = [1, 2, 3].map((n) => round(n, [1, 2, 3, 4, 1, 2, 3, 4]));
  expect(shown(['layout-by-table'], eight).map((each) => each.rounds)).toEqual([[1, 2], [3]]);
});

it('has fewer large tables on a page, whose names stand in two columns', () => {
  const tables = (seats: number): number[][] => Array.from({ length: 6 }, () => Array.from({ length: seats }, () => 1));
  const pages = (seats: number): number[] =>
    shown(['round'], [round(1, ...tables(seats))]).map((each) => each.rows.length);
  expect(pages(2)).toEqual([6]);
  expect(pages(4)).toEqual([3, 3]);
  expect(pages(6)).toEqual([2, 2, 2]);
  expect(pages(10)).toEqual([1, 1, 1, 1, 1, 1]);
});

it('tells tables that miss forms of two rounds apart', () => {
  const begun = two.map((each) => ({ ...each, started: each.n, missing: [2] }));
  expect(shown(['missing'], begun)[0]!.rows.map((row) => row.head)).toEqual(['R1: 2', '2']);
});

it('shows by itself what fits the moment', () => {
  const clock = { over: false } as Hall['clock'];
  const row = { place: 1, n: 1, shared: false, values: {} };
  expect(viewsOf(hall([]))).toEqual(['welcome', 'rules']);
  expect(viewsOf(hall(two))).toContain('layout-by-table');
  expect(viewsOf(hall(two, { phase: 'playing', clock }))).toEqual(['round']);
  expect(viewsOf(hall(two, { phase: 'playing', clock: { ...clock!, over: true } }))).toEqual(['missing']);
  expect(viewsOf(hall(two, { phase: 'playing' }))).toEqual(['round', 'ranking', 'layout']);
  expect(viewsOf(hall([], { phase: 'confirmed' }))).toEqual(['welcome']); // nobody reads the winner before the prizes
  expect(viewsOf(hall([], { phase: 'confirmed', prizes: [{ ...row, place: 3 }] }))).toEqual(['prizes']);
  expect(viewsOf(hall([], { phase: 'confirmed', prizes: [row] }))).toEqual(['prizes', 'ranking']);
});

it('shows no round that is to be drawn again', () => {
  const views = (more: Partial<Hall>): string[] =>
    slidesOf(hall([], { redraw: true, ...more })).map((each) => each.view);
  expect(views({})).toEqual(['welcome', 'rules', 'redraw']);
  expect(views({ phase: 'playing' })).toEqual(['redraw']);
});
