import { expect, test } from 'vitest';
import type { MezzaScreen } from './screen';
import { Words } from '../../words';
import many from './fixtures/heap-2.json';
import swap from './fixtures/swap-4.json';
import { own } from './ownCards';

const t = new Words('en', []);

test('a large hand lies in stacks, and no card is lost', () => {
  const screen = many.match.screen as MezzaScreen;
  const { hand } = own(screen, 0, [], 'stock', t);
  expect(hand.length).toBe(new Set(screen.hand).size);
  expect(hand.reduce((sum, card) => sum + 1 + (card.more ?? 0), 0)).toBe(screen.hand.length);
});

test('equal cards in hand and on the table are told apart, the hand first', () => {
  const screen = { ...(swap.match.screen as MezzaScreen), hand: ['2', '8', '8'] };
  screen.seats = screen.seats.map((at, i) => (i ? at : { ...at, open: ['8', '9', '9'] }));
  const { hand, open } = own(screen, 0, ['open:2'], 'stock', t);
  expect(hand.map((card) => [card.touch, card.nth])).toEqual([
    ['open:2', 0],
    ['open:8', 0],
    ['open:8', 1],
  ]);
  expect(open.map((card) => [card.touch, card.nth])).toEqual([
    ['open:8', 2],
    ['open:9', 0],
    ['open:9', 1],
  ]);
});

test('a sealed swap shows the table as it will be', () => {
  const screen = { ...(swap.match.screen as MezzaScreen), hand: ['2', '8', '8'], chosen: ['2', '8', '9'] };
  screen.seats = screen.seats.map((at, i) => (i ? at : { ...at, open: ['8', '9', '9'] }));
  const { hand, open, sealed } = own(screen, 0, ['open:2'], 'stock', t);
  expect(sealed).toBe(true);
  expect(open.map((card) => card.touch.slice(5))).toEqual(['2', '8', '9']);
  expect(hand.map((card) => card.touch.slice(5))).toEqual(['8', '8', '9']);
});
