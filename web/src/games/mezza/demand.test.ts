import { expect, test } from 'vitest';
import { signs } from './demand';

test.each([
  ['any', []],
  ['<=4', ['≤4']],
  ['>=½', ['≥½']],
  ['>=6½ or ½', ['≥6½', '½']],
  ['>=7 or ½', ['≥7', '½']],
])('the pile asks %s', (token, shown) => {
  expect(signs(token)).toEqual(shown);
});
