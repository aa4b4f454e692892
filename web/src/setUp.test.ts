import { expect, test, vi } from 'vitest';
import { keepSetUp, newTable, setUpOf } from './setUp';
import type { GameInfo } from './wire';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const option = (name: string, clock: boolean): GameInfo['options'][number] => ({
  ...{ name, default: 60, values: [], low: 0, high: 99, rule: '', means: '' },
  clock,
});
const GAME: GameInfo = {
  ...{ name: 'game', title: 'Game', version: 1, seats: [2, 3], bots: ['random', 'rule'] },
  options: [option('thinking', true), option('score', false)],
};

test('alone against bots there is no clock, and nobody plays on for who is away', () => {
  const alone = newTable(GAME, true, setUpOf(GAME, true));
  expect(alone).toEqual({
    ...{ game: 'game', seats: 3, options: { thinking: 0 }, bots: ['rule', 'rule'], cover_seconds: 0 },
  });
});

test('a table for others has the clocks of the game', () => {
  expect(newTable(GAME, false, setUpOf(GAME, false))).toEqual({ game: 'game', seats: 3, options: {}, listed: false });
});

test('a table for others begins as the game has it for people', () => {
  const game = { ...GAME, options: [...GAME.options, { ...option('confirm', false), live: 1 }] };
  expect(newTable(game, false, setUpOf(game, false)).options).toEqual({ confirm: 1 });
  expect(newTable(game, true, setUpOf(game, true)).options).toEqual({ thinking: 0 });
});

test('what was chosen is kept, for each way to play, as far as the game still has it', () => {
  keepSetUp(GAME, true, { seats: 2, bot: 'random', clock: true, listed: false });
  expect(setUpOf(GAME, true)).toMatchObject({ seats: 2, bot: 'random', clock: true });
  expect(setUpOf(GAME, false)).toMatchObject({ seats: 3, clock: true });
  expect(setUpOf({ ...GAME, seats: [3], bots: ['rule'] }, true)).toMatchObject({ seats: 3, bot: 'rule' });
});
