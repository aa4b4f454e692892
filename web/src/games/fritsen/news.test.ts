import { expect, test } from 'vitest';
import type { Told } from '../../wire';
import plas from './fixtures/plas-10.json';
import { cardsOf, newest, toastOf } from './news';
import type { FritsenScreen } from './screen';

const screen = plas.match.screen as unknown as FritsenScreen;
const told = (kind: string, said: string[], what: string[] = []): Told => ({ kind, seat: 1, said, what, rule: '' });

test.each([
  ['a card on another', told('lay', ['6C', 'b4', 'JD', 'none']), ['JD', '6C']],
  ['a card on a free place', told('lay', ['6C', 'b4', '-', 'none']), ['6C']],
  ['king and ace', told('pair', ['KH', 'AH', 'b4']), ['KH', 'AH']],
  ['what lies where it was blocked', told('block', ['b4']), ['JD', '6C']],
  ['what another draws', told('draw', ['2']), ['', '']],
  ['what oneself draws', told('draw', ['2'], ['KH', '2C']), ['KH', '2C']],
  ['a whole hand, no wider than three', told('exchange', ['7']), ['', '', '']],
  ['nothing for a vote', told('vote', ['yes']), []],
])('cards show %s', (_, event, cards) => {
  expect(cardsOf(event, screen)).toEqual(cards);
});

test('the toast of a drink', () => {
  expect(toastOf(told('drink', ['2', 'Carolinetje', 'van-der-Plas']))).toBe('van-der-Plas');
  expect(toastOf(told('drink', ['1', 'Fritsje', '-']))).toBe('');
  expect(toastOf(told('vote', ['yes']))).toBe('');
});

test('who comes later is told of the card that was laid last, if it was laid by somebody', () => {
  expect(newest(screen)).toMatchObject({ kind: 'lay', seat: 9, said: ['6C', 'b4', 'JD', 'none'] });
  expect(newest({ ...screen, newest: 'c1' })).toBeNull();
});
