/** A person's own limit: kept by table in this browser, whatever it keeps or refuses to keep. */
import { beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '../../storage';
import { beyond, limits } from './limit.svelte';

const KEY = keyOf('limits');
const browser = new Map<string, string>();
const storage = {
  getItem: (key: string) => browser.get(key) ?? null,
  setItem: (key: string, value: string) => void browser.set(key, value),
  removeItem: (key: string) => void browser.delete(key),
};

beforeEach(() => {
  browser.clear();
  vi.stubGlobal('localStorage', storage);
});

test('it stays with its table', () => {
  limits.choose('a', 5);
  limits.choose('b', 20);
  expect([limits.at('a'), limits.at('b'), limits.at('c')]).toEqual([5, 20, 0]);
  limits.choose('a', 0);
  expect([limits.at('a'), limits.at('b')]).toEqual([0, 20]);
  expect(browser.get(KEY)).toBe('[["b",20]]');
});

test('of many tables the newest are kept', () => {
  for (let i = 0; i < 30; i += 1) limits.choose(`t${i}`, 3);
  expect([limits.at('t29'), limits.at('t10'), limits.at('t9')]).toEqual([3, 3, 0]);
});

test.each(['{', '5', '"x"', '{"a": 5}', '[5, null, ["a"], ["a", "5"], ["a", 2.5], ["a", -1], ["a", 21], [5, "a"]]'])(
  'what a stranger wrote is no limit: %s',
  (text) => {
    browser.set(KEY, text);
    expect(limits.at('a')).toBe(0);
    limits.choose('a', 4);
    expect(limits.at('a')).toBe(4);
  },
);

test('a browser that keeps nothing keeps it until the page is closed', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('blocked');
    },
    removeItem: () => undefined,
  });
  limits.choose('a', 7);
  expect(limits.at('a')).toBe(7);
  limits.choose('a', 0);
  expect(limits.at('a')).toBe(0);
});

test.each([
  [0, 9, 0],
  [5, 4, 0],
  [5, 5, 0],
  [5, 8, 3],
])('with a limit of %i, of %i Fritsjes %i are symbolic', (limit, fritsjes, n) => {
  expect(beyond(limit, fritsjes)).toBe(n);
});
