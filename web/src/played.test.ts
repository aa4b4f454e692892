import { expect, test } from 'vitest';
import {
  asksUs,
  byDay,
  figures,
  isFinished,
  mayAsk,
  placeOf,
  waitingLongest,
  type Finished,
  type Going,
} from './played';
import type { Changed, MatchPage } from './wire';

const DAY = 86_400_000;
const NOON = new Date(2026, 10, 16, 12).getTime();

function going(table: string, at: number, acting: number[] | null, bot = ''): Going {
  const chairs = [{ who: 'me', name: 'Anja', bot, ready: true, here: true }];
  const now = { seat: 0, match: acting && { acting }, table: { chairs, paused: false } } as unknown as Changed;
  return { table, at, now, receivedAt: 0 };
}

test('the table that waits for us longest comes first, those being laid last', () => {
  const tables = [
    going('laid', 9, null),
    going('theirs', 5, [1]),
    going('soon', 8, [0]),
    going('long', 2, [0]),
    going('covered', 1, [0], 'rule'),
  ];
  expect(waitingLongest(tables).map(({ table }) => table)).toEqual(['long', 'soon', 'theirs', 'covered', 'laid']);
});

/** A table after its match, with what we and the others have said to one more. */
function over(at: number, ours: boolean, ...theirs: boolean[]): Going {
  const chairs = [ours, ...theirs].map((ready, i) => ({ who: `${i}`, name: '', bot: '', ready, here: true }));
  const now = { seat: 0, match: { acting: [] }, table: { phase: 'over', chairs } } as unknown as Changed;
  return { table: 'over', at, now, receivedAt: 0 };
}

test('others ask for one more until we have answered', () => {
  const yes = over(NOON, false, false, true);
  expect([yes, over(NOON, true, true), over(NOON, false, false)].map(asksUs)).toEqual([true, false, false]);
  expect(waitingLongest([going('theirs', 5, [1]), yes, going('long', 2, [0])]).map(({ table }) => table)).toEqual([
    ...['long', 'over', 'theirs'],
  ]);
});

test('nobody asks who is not there, nor hours later', () => {
  const now = Date.now();
  const tables = [over(now, false, false), over(now, false), over(now - DAY, false, false)];
  expect(tables.map(mayAsk)).toEqual([true, false, false]);
});

function finished(game: string, began: number, places: number[], others: { name: string; bot: string }[]): Finished {
  const result = { sides: places.map((_, i) => [i]), places, winners: [], ending: 'won', points: [], counts: '' };
  const seats = [{ name: 'Anja', bot: '' }, ...others];
  const page: MatchPage = { address: `${began}`, game, phase: 'over', seats, began, seconds: 60, result, table: '' };
  return { seat: 0, page };
}

const NOOR = { name: 'Noor', bot: '' };
const BOT = { name: '', bot: 'rule' };

test('finished matches stand under the day on which they ended', () => {
  const matches = [NOON, NOON - 60_000, NOON - DAY].map((at) => finished('a', at, [1, 2], [NOOR]));
  expect(byDay(matches).map((each) => each.matches.length)).toEqual([2, 1]);
});

test('matches against bots alone are in no figure, and a side has one place', () => {
  const matches = [
    finished('a', NOON, [1, 2], [NOOR]),
    finished('a', NOON, [2, 1], [NOOR]),
    finished('a', NOON, [1, 2], [BOT]),
    finished('b', NOON, [1, 2], [BOT]),
  ];
  expect(figures(matches)).toEqual([{ game: 'a', played: 2, won: 1 }]);
  expect(placeOf(matches[1]!)).toBe(2);
});

test('what a stranger or another release has kept is passed over', () => {
  const known = finished('mezza', NOON, [1, 2], [{ name: 'Uwe', bot: '' }]);
  const kept = [1, null, 'x', {}, { seat: 0 }, { seat: 0, page: null }, { seat: 0, page: { address: 'x' } }, known];
  expect(kept.filter(isFinished)).toEqual([known]);
});
