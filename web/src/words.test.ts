import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Words, preferred, type Language } from './words';

const read = (path: string): string =>
  readFileSync(new URL(`../../src/stammtisch/locales/${path}.ftl`, import.meta.url), 'utf-8');
const words = (language: Language): Words => new Words(language, read(language), read(`web/${language}`));
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
const COMPANY = { names: ['Anja', 'Uwe', 'Ilja'], you: 1 };

describe('words', () => {
  it('are the same keys and variables in every language', () => {
    for (const language of LANGUAGES) {
      expect(keys(read(`web/${language}`))).toEqual(keys(read('web/en')));
      expect(variables(read(`web/${language}`))).toEqual(variables(read('web/en')));
    }
  });

  it('name a move as its button does', () => {
    expect(words('en').move('foppen', 'play G7')).toBe('Play green 7');
    expect(words('de').move('foppen', 'play G7')).toContain('7');
    expect(words('en').move('foppen', 'bid')).toBe('Bid');
    expect(words('en').move('unknown', 'jump 3')).toBe('jump 3');
  });

  it('tell an event to whom it happened and to the others', () => {
    const event = { kind: 'play', seat: 1, said: ['G7'], what: [], rule: '' };
    expect(words('en').event('foppen', event, COMPANY)).toBe('You play green 7.');
    expect(words('en').event('foppen', { ...event, seat: 2 }, COMPANY)).toBe('Ilja plays green 7.');
  });

  it('tell an event that this release does not know', () => {
    const event = { kind: 'somersault', seat: 2, said: ['3'], what: [], rule: '' };
    expect(words('en').event('foppen', event, COMPANY)).toBe('Ilja: somersault 3.');
  });

  it('count cards alike', () => {
    expect(words('en').cards('mezza', ['8', '8', 'J'])).toBe('2 × 8, blank joker');
  });

  it('say the key where a catalogue lacks it, and never fail', () => {
    expect(words('nl').say('no-such-key')).toBe('no-such-key');
    expect(words('nl').rule('X-999')).toBe('');
  });
});

describe('the language', () => {
  it('is the one chosen before, else the first the browser offers that we speak, else English', () => {
    expect(preferred('de', ['nl-NL'])).toBe('de');
    expect(preferred(null, ['fr-FR', 'nl-BE', 'en'])).toBe('nl');
    expect(preferred(null, ['fr'])).toBe('en');
  });
});
