import { expect, test } from 'vitest';
import { StandingOrders } from './standingOrders.svelte';

test('a standing order is for one kind of question and can be taken back', () => {
  const orders = new StandingOrders();
  orders.toggle('1 0', 'counter');
  expect(orders.has('1 0', 'counter')).toBe(true);
  expect(orders.has('1 0', 'try')).toBe(false);
  orders.toggle('1 0', 'try');
  orders.toggle('1 0', 'counter');
  expect(orders.has('1 0', 'counter')).toBe(false);
  expect(orders.has('1 0', 'try')).toBe(true);
});

test('a standing order ends with the round', () => {
  const orders = new StandingOrders();
  orders.toggle('1 0', 'counter');
  expect(orders.has('1 1', 'counter')).toBe(false);
  orders.toggle('1 1', 'try');
  expect(orders.has('1 1', 'counter')).toBe(false);
});
