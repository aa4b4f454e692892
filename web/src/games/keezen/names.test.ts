import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { next } from '../../touches';
import type { Move } from '../../wire';
import type { KeezenScreen } from './screen';
import { LANGUAGES, Words, type Language } from '../../words';
import type { Drawing } from '..';
import { describe as tell } from './describe';
import many from './fixtures/many.json';
import own from './fixtures/own.json';
import rest from './fixtures/rest.json';
import seven from './fixtures/seven.json';
import { card, effect, effectRule, move, spelled, touch, warn } from './names';
import { preview } from './preview';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../src/stammtisch/locales/${path}.ftl`, import.meta.url), 'utf-8');
const words = (language: Language): Words =>
  new Words(language, read(language), read(`web/${language}`), read(`web/keezen/${language}`));
const en = words('en');

interface Fixture {
  seat: number;
  match: { screen: unknown; legal: Move[]; acting: number[] };
}
function seen({ seat, match }: Fixture, chosen: string[] = [], t = en): Drawing<KeezenScreen> {
  const names = ['Anke', 'Bettina', 'Uwe', 'Ilja'];
  return {
    screen: match.screen as KeezenScreen,
    seat,
    names,
    acting: match.acting,
    lit: next(match.legal, chosen),
    chosen,
    tap: () => {},
    t,
    legal: match.legal,
  };
}

test('things have words, never codes', () => {
  expect(card('7s', en, 12)).toBe('7: seven steps, with one pawn or two');
  expect(card('Qh', en, 14)).toBe('queen: 14 steps on');
  expect(touch('pawn:28', seen(seven))).toBe('pawn on 28');
  expect(touch('pawn:H4', seen(seven))).toBe('pawn on home 4');
  expect(touch('pawn:yard', seen(seven))).toBe('bring in');
  expect(touch('take:Green 20', seen(seven))).toBe('Green on 20');
  expect(touch('hand:J', seen(seven))).toBe('jack');
});

test('the button names the move', () => {
  expect(move('7: 28>H2 + 41>43', seen(seven))).toBe('Play 7: 5 and 2, capture Red');
  expect(move('A: enter', seen(seven))).toBe('Play ace: bring in');
  expect(move('4: 28>24', seen(seven))).toBe('Play 4, capture Blue');
  expect(move('J: 28xBlue 24', seen(seven))).toBe('Play jack: change with Blue');
  expect(move('fold', seen(seven))).toBe('Lay the hand down');
});

test('the prompt tells what a move would do, and by which rule', () => {
  const found = preview(seen(seven).screen, ['hand:7', 'pawn:28', 'to:H2', 'pawn:41', 'to:43']);
  expect(effect(found, seen(seven))).toBe('5 to home 2, then 2 to 43: Red is captured');
  expect(effectRule(found, 2)).toBe('K-076');
});

test('it is asked about pawns of the own duo, and about no others', () => {
  expect(warn('3: 10>13', seen(own))).toMatchObject({ title: 'Your own pawn?', rule: 'K-046' });
  expect(warn('10: 10>20', seen(own))).toMatchObject({ title: 'Your partner’s pawn?', rule: 'K-047' });
  expect(warn('6: 10>16', seen(own))).toBeNull();
  expect(warn('4: 28>24', seen(seven))).toMatchObject({ rule: 'K-047' });
  expect(warn('7: 28>H2 + 41>43', seen(seven))).toBeNull();
});

test('a thing that is not lit is spelled as a move to ask about', () => {
  expect(spelled('hand:Q', seen(many))).toBe('Q: 20>32');
  expect(spelled('hand:K', seen(seven))).toBe('K: enter');
  expect(spelled('hand:10', seen(seven))).toBe('10: 41>51');
  expect(spelled('pawn:H4', seen(seven, ['hand:4']))).toBe('4: H4>31');
  expect(spelled('seat:1', seen(seven))).toBeNull();
  expect(spelled('pawn:41', seen(seven, ['hand:A']))).toBe('A: 41>42');
  expect(spelled('to:35', seen(seven, ['hand:7', 'pawn:28']))).toBe('7: 28>35');
});

test('a part of a seven is asked about together with the other', () => {
  expect(spelled('to:30', seen(seven, ['hand:7', 'pawn:28']))).toBe('7: 28>30 + 41>46');
  expect(spelled('to:46', seen(seven, ['hand:7', 'pawn:28', 'to:30', 'pawn:41']))).toBe('7: 28>30 + 41>46');
  expect(spelled('to:Yellow 32', seen(rest, ['hand:7', 'pawn:61', 'to:H1', 'pawn:Yellow 29']))).toBe(
    '7: 61>H1 + Yellow 29>32',
  );
});

test('every step of a seven asks the next question', () => {
  const asked = (...chosen: string[]): string | undefined => tell(seen(rest, chosen)).asked;
  expect(asked()).toBe('Choose a card.');
  expect(asked('hand:7')).toBe('Which pawn?');
  expect(asked('hand:7', 'pawn:61', 'to:H1')).toBe('4 steps are left: with which pawn?');
  expect(asked('hand:7', 'pawn:61', 'to:H1', 'pawn:Yellow 29', 'to:Yellow H2')).toBe('3 to home 1, then 4 to home 2');
});

test.each(LANGUAGES)('the table is told whole in %s, and titles are short', (language) => {
  for (const fixture of [many, own, rest, seven]) {
    const told = tell(seen(fixture, [], words(language)));
    expect(told.title!.length).toBeLessThanOrEqual(28);
    expect(told.facts!.length).toBeGreaterThan(9);
    for (const fact of told.facts!) expect(fact).not.toMatch(/web-keezen|\{|undefined/);
  }
  expect(tell(seen(seven, ['hand:Q'], words(language))).title!.length).toBeLessThanOrEqual(28);
});

test('the facts say where all pawns stand', () => {
  const { facts } = tell(seen(seven));
  expect(facts).toContain('You play Yellow: 41, 28, home 4; in the yard: 1.');
  expect(facts).toContain('Pawns home: Blue with Yellow 1, Green with Red 2.');
});
