import { expect, test } from 'vitest';
import type { Told } from '../../wire';
import type { KeezenSeat } from './screen';
import { YARD } from './board';
import { flights, hold, times, tracks } from './flights';

const told = (kind: string, ...said: string[]): Told => ({ kind, seat: 0, said, what: [], rule: '' });
function board(...pawns: string[][]): KeezenSeat[] {
  return [0, 1, 2, 3].map((i) => ({
    cards: 4,
    protected: false,
    folded: false,
    home: 0,
    helps: false,
    pawns: [...(pawns[i] ?? []), ...Array<string>(4 - (pawns[i]?.length ?? 0)).fill(YARD)],
  }));
}
const stops = (found: ReturnType<typeof flights>): string[] =>
  found.map(({ stops }) => stops.map(({ at, spot }) => `${at}:${spot.place}`).join(' '));

test('a pawn walks each square in its time, after the card is laid', () => {
  const events = [told('play', '3s'), told('walk', 'Blue', '62', '63', 'H1', 'H2')];
  expect(stops(flights(board(['62']), board(['H2']), events))).toEqual(['0:62 320:62 460:63 600:H1 740:H2']);
});

test('a captured pawn waits until it is hit and goes to the next free hole of its yard', () => {
  const events = [told('play', '2s'), told('walk', 'Blue', '10', '11', '12'), told('capture', 'Red', '12')];
  const [, red] = flights(board(['10'], [], [], ['12']), board(['12']), events);
  expect(red!.pawn).toEqual({ colour: 3, place: YARD, slot: 3 });
  expect(red!.stops.map(({ at }) => at)).toEqual([0, 600, 960]);
});

test('a pawn that walked may be captured in the same seven', () => {
  const events = [
    told('play', '7s'),
    told('walk', 'Blue', '12', '13'),
    told('walk', 'Blue', '7', '8', '9', '10', '11', '12', '13'),
    told('capture', 'Blue', '13'),
  ];
  const found = flights(board(['7', '12']), board(['13']), events);
  expect(found.map(({ pawn }) => pawn.place).sort()).toEqual(['13', YARD]);
  expect(found.find(({ pawn }) => pawn.place === YARD)!.stops[0]!.spot.place).toBe('12');
});

test('two pawns change places at once, and one comes from the yard through the air', () => {
  const swap = flights(board(['10'], ['20']), board(['20'], ['10']), [told('swap', 'Blue', '10', 'Green', '20')]);
  expect(swap.map(({ stops }) => stops.at(-1)!.at)).toEqual([420, 420]);
  const [entered] = flights(board(), board(['0']), [told('enter', 'Blue', '0')]);
  expect(entered!.stops[0]!.spot).toEqual({ colour: 0, place: YARD, slot: 3 });
  expect(entered!.stops.at(-1)!.over).toBe(true);
});

test('where the events do not lead from one board to the next, nothing flies', () => {
  expect(flights(board(['12']), board(['10']), [told('walk', 'Blue', '10', '11', '12')])).toEqual([]);
  expect(flights(board(['10']), board(['10']), [])).toEqual([]);
});

test('several plays at once are over in two and a half seconds', () => {
  const play = [told('play', 'Qs'), told('walk', 'Blue', ...Array.from({ length: 13 }, (_, i) => String(i)))];
  expect(times(play).at(-1)).toBe(2000);
  expect(times([...play, ...play, ...play]).at(-1)).toBe(2500);
  expect(hold(play)).toBe(2200);
});

test('who sees no motion sees the way', () => {
  expect(tracks([told('play', '2s'), told('walk', 'Green', '15', 'H1', 'H2')])).toEqual([
    ['15', 'H1', 'H2'].map((place) => ({ colour: 1, place })),
  ]);
});
