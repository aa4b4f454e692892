import { expect, test } from 'vitest';
import { rowsOf } from './rows';

test.each([
  [1, 374, 1],
  [8, 374, 1],
  [10, 374, 2],
  [20, 374, 3],
  [20, 304, 4],
  [20, 928, 1],
])('%i cards in %i pixels lie in %i rows', (n, wide, rows) => {
  expect(rowsOf(n, wide, wide > 600 ? 88 : 71, wide > 600 ? 74 : 56).rows).toBe(rows);
});

test('44 pixels of every card are free and no row is wider than the space, whatever the hand', () => {
  for (const wide of [288, 304, 344, 374, 414, 600, 928])
    for (let n = 1; n <= 60; n++) {
      const { rows, each, card, step } = rowsOf(n, wide, 71, 52);
      expect(rows * each).toBeGreaterThanOrEqual(n);
      if (each > 1) expect(step).toBeGreaterThanOrEqual(44);
      expect(card + step * (each - 1)).toBeLessThanOrEqual(wide + 0.01);
    }
});
