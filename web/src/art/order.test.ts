import { expect, test } from 'vitest';
import { arranged, moved } from './order';

test('a card that was put elsewhere stays there while others are played', () => {
  const put = moved(['G3', 'G7', 'R9', 'B2'], 'B2', 0);
  expect(put).toEqual(['B2', 'G3', 'G7', 'R9']);
  expect(arranged(['G3', 'R9', 'B2'], put)).toEqual(['B2', 'G3', 'R9']);
});

test('a card that is drawn stands after the one it follows in the sorted hand', () => {
  expect(arranged(['2', '4', '5', '8'], ['8', '4', '2'])).toEqual(['8', '4', '5', '2']);
  expect(arranged(['1', '4', '8'], ['8', '4'])).toEqual(['1', '8', '4']);
});

test('a new hand is as it was dealt', () => {
  expect(arranged(['R2', 'R4', 'R9'], ['B2', 'R4', 'G3'])).toEqual(['R2', 'R4', 'R9']);
});

test('no card is moved beyond the ends', () => {
  expect(moved(['1', '2', '3'], '1', 9)).toEqual(['2', '3', '1']);
  expect(moved(['1', '2', '3'], '3', -1)).toEqual(['3', '1', '2']);
});
