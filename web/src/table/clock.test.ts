import { expect, test } from 'vitest';
import type { Window } from '../wire';
import { TABLE } from '../words';
import { clockFor, clockOf, clockOfAll } from './clock.svelte';

const clock = (name: string, left: number, seats: number[], running = true): Window => ({
  ...{ name, seconds: 60, left, seats, running },
});

test('a clock for all is the one of the table alone', () => {
  const [round, turn] = [clock('round', 50, [TABLE]), clock('turn', 20, [1])];
  expect(clockOfAll([turn, round])).toBe(round);
  expect(clockOfAll([turn])).toBeUndefined();
  expect(clockOf([round], TABLE)).toBeUndefined();
});

test('a seat sees its own clock, else that of whoever it waits for', () => {
  const [turn, vote] = [clock('turn', 20, [1]), clock('vote', 9, [0, 2])];
  expect(clockFor([turn, vote], 1)).toBe(turn);
  expect(clockFor([turn, vote], 2)).toBe(vote);
  expect(clockFor([turn], 2)).toBe(turn);
  expect(clockOf([turn], 2)).toBeUndefined();
});

test('of several the one that runs comes before the one that is held, then the one that ends first', () => {
  const [held, slow, quick] = [clock('turn', 2, [1], false), clock('pause', 40, [1]), clock('vote', 9, [1])];
  expect(clockOf([held, slow], 1)).toBe(slow);
  expect(clockOf([held, slow, quick], 1)).toBe(quick);
  expect(clockOf([held], 1)).toBe(held);
});

test('a clock without seconds is none', () => {
  expect(clockFor([{ ...clock('turn', 0, [1]), seconds: 0 }], 1)).toBeUndefined();
});
