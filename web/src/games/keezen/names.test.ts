import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Words } from '../../words';
import type { Drawing } from '..';
import seven from './fixtures/seven.json';
import { card, touch } from './names';
import type { KeezenScreen } from './screen';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../src/stammtisch/${path}/en.ftl`, import.meta.url), 'utf-8');
const t = new Words('en', [read('locales'), read('locales/web'), read('games/keezen/locales')]);
const screen = seven.match.screen as KeezenScreen;
const drawing = { game: 'keezen', screen, t } as unknown as Drawing<KeezenScreen>;

test('a card tells what the server says that it does', () => {
  expect(card('7s', screen.does, t)).toBe('7: seven steps, with one pawn or two');
  expect(card('4h', screen.does, t)).toBe('4: four steps back');
  const queen = { rank: 'Q', does: 'steps', steps: 14, rule: '' };
  expect(card('Qh', [queen], t)).toBe('queen: 14 steps on');
  expect(card('Kh', [], t)).toBe('king');
});

test('things have words, never codes', () => {
  expect(touch('hand:J', drawing)).toBe('jack');
  expect(touch('pawn:28', drawing)).toBe('pawn on 28');
  expect(touch('pawn:yard', drawing)).toBe('bring in');
  expect(touch('to:H3', drawing)).toBe('to home 3');
  expect(touch('take:Green 16', drawing)).toBe('Green on 16');
});
