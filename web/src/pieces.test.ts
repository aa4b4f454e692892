import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventPieces, rulePieces } from './pieces';
import type { GameWords, Told } from './wire';
import { LANGUAGES, Words, type Language } from './words';

const root = new URL('../../src/stammtisch/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf-8');
const LAY: Told = { kind: 'lay', seat: 0, said: ['9D', 'b1', '9S', 'none'], what: [], rule: '5-1' };
const DRINK: Told = { kind: 'drink', seat: 1, said: ['1', 'Fritsje', 'kut-Lisa'], what: [], rule: '5-1' };
const SPELLED = {
  event: {
    lay: {
      said: [
        ['card', 'card'],
        ['cell', 'word'],
        ['top', 'card'],
        ['nick', 'word'],
      ],
      whispered: [],
    },
    drink: {
      said: [
        ['count', 'number'],
        ['kind', 'kind'],
        ['toast', 'toast'],
      ],
      whispered: [],
    },
  },
} as unknown as GameWords['spelled'];

function words(language: Language): Words {
  const catalogue = read(`games/fritsen/locales/${language}.ftl`);
  return new Words(language, [read(`locales/${language}.ftl`)]).with('fritsen', {
    catalogue,
    spelled: SPELLED,
    renamed: {},
  });
}
const company = { names: ['Anna', 'Ben', 'An'], you: 2 };

test.each(LANGUAGES)('players, cards, actions and toasts stand apart in a sentence (%s)', (language) => {
  const laid = eventPieces('fritsen', LAY, company, words(language));
  expect(laid.find(({ is }) => is === 'player')?.text).toBe('[Anna]');
  expect(laid.filter(({ is }) => is === 'card').map(({ card }) => card)).toEqual(['9D', '9S']);
  expect(laid.filter(({ is }) => is === 'term')).toHaveLength(1);
  const drunk = eventPieces('fritsen', DRINK, company, words(language));
  expect(drunk.find(({ is }) => is === 'quote')?.text).toContain('kut Lisa');
});

test.each(LANGUAGES)('an empty place is no card, though it is named as one (%s)', (language) => {
  const begun: Told = { ...LAY, said: ['9D', 'b2', '-', 'none'] };
  const pieces = eventPieces('fritsen', begun, company, words(language));
  expect(pieces.filter(({ is }) => is === 'card').map(({ card }) => card)).toEqual(['9D']);
});

test.each(LANGUAGES)('the pieces are the sentence, but for the brackets (%s)', (language) => {
  const t = words(language);
  for (const event of [LAY, DRINK]) {
    const whole = eventPieces('fritsen', event, company, t)
      .map(({ text }) => text)
      .join('');
    expect(whole.replace(/[[\]]/g, '')).toBe(t.event('fritsen', event, company));
  }
});

test('a name within a word is no name, and a game without notions has none', () => {
  const t = words('en');
  const told = eventPieces('fritsen', { ...LAY, seat: 1 }, { names: ['lay', 'Ben', 'i'], you: 2 }, t);
  expect(told.filter(({ is }) => is === 'player').map(({ text }) => text)).toEqual(['[Ben]']);
  expect(rulePieces('mezza', 'Lay a card.', t)).toEqual([{ text: 'Lay a card.' }]);
});
