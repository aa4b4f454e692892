import { expect, test } from 'vitest';
import { LANGUAGES, Words } from '../words';

const CATALOGUES = import.meta.glob<string>('../../../src/stammtisch/locales/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>(['./*/*.svelte', './*/*.ts', '!./*/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GAMES = [...new Set(Object.keys(SOURCES).map((path) => path.split('/')[1]!))];

const own = (game: string, language: string): string =>
  CATALOGUES[`../../../src/stammtisch/locales/web/${game}/${language}.ftl`] ?? '';
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const variables = (text: string): string[] =>
  text.split(/^(?=[a-z])/m).map((entry) => [...new Set(entry.match(/\$\w+/g))].sort().join());
const sourceOf = (game: string): string =>
  Object.entries(SOURCES)
    .filter(([path]) => path.startsWith(`./${game}/`))
    .map(([, text]) => text)
    .join('\n');

test.each(GAMES)('%s says the same things in every language, and nothing that it never says', (game) => {
  const keys = keysOf(own(game, 'en'));
  expect(keys.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    expect(keysOf(own(game, language))).toEqual(keys);
    expect(variables(own(game, language))).toEqual(variables(own(game, 'en')));
  }
  expect(keys.filter((key) => !sourceOf(game).includes(`'${key}'`))).toEqual([]);
});

test.each(LANGUAGES)('every key that a drawing names is there in %s', (language) => {
  const words = new Words(
    language,
    ...Object.entries(CATALOGUES)
      .filter(([path]) => path.endsWith(`/${language}.ftl`))
      .map(([, text]) => text),
  );
  const named = GAMES.flatMap((game) =>
    [...sourceOf(game).matchAll(/'((?:web|foppen|keezen|mezza|view)-[a-z-]+[a-z])'/g)].map((found) => found[1]!),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((key) => !words.knows(key))).toEqual([]);
});
