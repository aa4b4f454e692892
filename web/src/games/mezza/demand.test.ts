import { expect, test } from 'vitest';
import { counting, signs } from './demand';

test.each([
  ['any', [], ''],
  ['<=4', ['≤4'], '4'],
  ['>=½', ['≥½'], '½'],
  ['>=6½ or ½', ['≥6½', '½'], '6½'],
  ['>=7 or ½', ['≥7', '½'], '7'],
])('the pile asks %s', (token, shown, value) => {
  expect(signs(token)).toEqual(shown);
  expect(counting(token)).toBe(value);
});
