import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Queue } from './queue';

let shown: number[];
let queue: Queue<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  queue = new Queue<number>(
    (item) => shown.push(item),
    () => 100,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first is shown at once, the next after its time', async () => {
  queue.add(1);
  queue.add(2);
  expect(shown).toEqual([1]);
  expect(queue.newest).toBe(2);
  await vi.advanceTimersByTimeAsync(99);
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([1, 2]);
});

test('where several wait, each is shown for half the time', async () => {
  for (const item of [1, 2, 3, 4, 5]) queue.add(item);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(50);
  expect(shown).toEqual([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(99);
  expect(shown).toEqual([1, 2, 3]);
});

test('everything is shown at once in a hurry, in its order', () => {
  for (const item of [1, 2, 3]) queue.add(item);
  queue.hurry();
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.newest).toBeUndefined();
});

test('an item that must be shown at once takes those before it along', () => {
  for (const item of [1, 2]) queue.add(item);
  queue.add(3, true);
  expect(shown).toEqual([1, 2, 3]);
});

test('more than six do not wait', () => {
  for (const item of [1, 2, 3, 4, 5, 6, 7]) queue.add(item);
  expect(shown).toEqual([1]);
  queue.add(8);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('after a rest the next is shown at once', async () => {
  queue.add(1);
  await vi.advanceTimersByTimeAsync(100);
  queue.add(2);
  expect(shown).toEqual([1, 2]);
});
