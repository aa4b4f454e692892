import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { GameWords, Spelled } from './wire';
import { LANGUAGES, Words, preferred, type Group, type Language } from './words';

const root = new URL('../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf-8');
const read = (path: string): string => text(`src/stammtisch/locales/${path}.ftl`);
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
const variables = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/\n(?=[a-z])/)
      .map((message) => [
        message.split(' ')[0]!,
        [...new Set([...message.matchAll(/\$\w+/g)].map(String))].sort().join(),
      ]),
  );

/** Cases that Python is held to as well (tests/test_words_alike.py). */
interface Case {
  language: Language;
  group: Group;
  kind: string;
  seat: number;
  said: string[];
  what: string[];
  rule: string;
  expected: string;
}
const ALIKE = JSON.parse(text('tests/records/words.json')) as {
  company: { names: string[]; you: number };
  catalogues: Partial<Record<Language, string>>;
  spelled: Record<string, Record<string, string>>;
  cases: Case[];
};
const GAME = 'probe';
const pairs = (part = ''): [string, string][] =>
  part.split(' ').flatMap((each) => (each ? [each.split(':') as [string, string]] : []));

function spelling(words: string): Spelled {
  const [said, whispered] = words.split('|');
  return { said: pairs(said), whispered: pairs(whispered) };
}

function probe(language: Language): GameWords {
  const spelled = Object.entries(ALIKE.spelled).map(([group, kinds]) => [
    group,
    Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [kind, spelling(words)])),
  ]);
  return {
    catalogue: ALIKE.catalogues[language] ?? '',
    spelled: Object.fromEntries(spelled) as GameWords['spelled'],
    renamed: {},
  };
}
const house = (language: Language): Words => new Words(language, [read(language), read(`web/${language}`)]);
const words = (language: Language): Words => house(language).with(GAME, probe(language));

function said({ language, group, kind, seat, said, what, rule }: Case): string {
  const t = words(language);
  if (group === 'move') return t.move(GAME, { words: '?', said: [kind, ...said] }, ALIKE.company);
  if (group === 'event') return t.event(GAME, { kind, seat, said, what, rule }, ALIKE.company);
  return t.told(GAME, group, { kind, seat, said, rule }, ALIKE.company);
}

test.each(ALIKE.cases)('$language $group $kind $said: $expected', (each) => {
  expect(said(each)).toBe(each.expected);
});

it('some names are others at a table with an option', () => {
  const game = {
    ...probe('en'),
    catalogue: 'probe-card-F = { $n } × Fie\nprobe-rule-1 = Fie is low.',
    renamed: { mild: { Fie: 'Fine' } },
  };
  const t = house('en').with(GAME, game);
  expect(t.at(GAME, { mild: false })).toBe(t);
  const there = t.at(GAME, { mild: true });
  expect([there.card(GAME, 'F'), there.rule(GAME, '1'), there.renamed('Fie!')]).toEqual([
    '1 × Fine',
    'Fine is low.',
    'Fine!',
  ]);
  expect(t.rule(GAME, '1')).toBe('Fie is low.');
});

describe('words', () => {
  it('are the same keys and variables in every language', () => {
    for (const language of LANGUAGES) {
      expect(keys(read(`web/${language}`))).toEqual(keys(read('web/en')));
      expect(variables(read(`web/${language}`))).toEqual(variables(read('web/en')));
    }
  });

  it('ask with a headline and a button, the game’s or else those of the house', () => {
    const follow = { kind: 'follow', seat: 1, said: ['G'] };
    expect(words('en').asked(GAME, follow, ALIKE.company)).toEqual({
      title: 'Your turn',
      sentence: 'Your turn: follow green.',
      button: 'Mine!',
      offers: true,
      decline: '',
    });
    const turn = { kind: 'turn', seat: 2, said: [] };
    expect(words('en').asked(GAME, turn, ALIKE.company).title).toBe('Ilja is on turn');
    const unheard = words('de').asked(GAME, { kind: 'unheard', seat: 1, said: [] }, ALIKE.company);
    expect(unheard.title).toBe('Du bist dran');
  });

  it('name a thing to touch: a card, a seat, a thing', () => {
    expect(words('en').touch(GAME, 'hand:G7')).toBe('green 7');
    expect(words('en').touch(GAME, 'seat:2', ALIKE.company)).toBe('Ilja');
    expect(words('en').touch(GAME, 'die')).toBe('die');
  });

  it('of a game are there once they were fetched', () => {
    expect(house('en').speaks(GAME)).toBe(false);
    expect(words('en').speaks(GAME)).toBe(true);
    expect(house('en').move(GAME, { words: 'give S2 G7' })).toBe('give S2 G7');
  });

  it('say what was refused: by a key, by the reason of a close frame, else as the server has it', () => {
    expect(words('nl').refusedBy('because-seat-taken')).toBe('Daar zit al iemand.');
    expect(words('de').refusedBy('locked: this table is locked')).toMatch(/^Dieser Tisch/);
    expect(words('nl').refusedBy('something new: nobody knows')).toBe('Something new: nobody knows');
  });

  it('say the key where a catalogue lacks it, and never fail', () => {
    expect(words('nl').say('no-such-key')).toBe('no-such-key');
    expect(words('nl').rule(GAME, 'X-999')).toBe('');
    expect(words('en').rule(GAME, 'H-001')).toBe('The match is over.');
  });
});

describe('the language', () => {
  it('is the one chosen before, else the first the browser offers that we speak, else English', () => {
    expect(preferred('de', ['nl-NL'])).toBe('de');
    expect(preferred(null, ['fr-FR', 'nl-BE', 'en'])).toBe('nl');
    expect(preferred(null, ['fr'])).toBe('en');
  });
});
