import { expect, test } from 'vitest';
import { LANGUAGES, Words } from '../words';

const HOUSE = import.meta.glob<string>('../../../src/stammtisch/locales/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const OWN = import.meta.glob<string>(['../../../src/stammtisch/games/*/locales/{*,table/*}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>(['./*/*.svelte', './*/*.ts', '!./*/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GAMES = [...new Set(Object.keys(SOURCES).map((path) => path.split('/')[1]!))].filter((game) => game !== 'plain');

const catalogue = (game: string, language: string): string =>
  ['', 'table/']
    .map((part) => OWN[`../../../src/stammtisch/games/${game}/locales/${part}${language}.ftl`] ?? '')
    .join('');
/** The messages that only the browser says. */
const webKeys = (game: string, language: string): string[] =>
  [...catalogue(game, language).matchAll(/^([a-z][\w-]*) =/gm)]
    .map((found) => found[1]!)
    .filter((key) => key.startsWith(`${game}-web-`));
const sourceOf = (game: string): string =>
  Object.entries(SOURCES)
    .filter(([path]) => path.startsWith(`./${game}/`))
    .map(([, text]) => text)
    .join('\n');
/** What a drawing names: whole keys, and the beginnings of those that end with a token. */
const named = (game: string): string[] =>
  [...sourceOf(game).matchAll(/['`]((?:web|[a-z]+)-[\w-]+)(?=['`$])/g)].map((found) => found[1]!);

test.each(GAMES)('%s has no words for the browser that it never says', (game) => {
  const keys = webKeys(game, 'en');
  expect(keys.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) expect(webKeys(game, language)).toEqual(keys);
  const said = named(game);
  expect(
    keys.filter((key) => !said.some((each) => key === each || (each.endsWith('-') && key.startsWith(each)))),
  ).toEqual([]);
});

test.each(LANGUAGES)('every key that a drawing names is there in %s', (language) => {
  const inLanguage = ([path]: [string, string]): boolean => path.endsWith(`/${language}.ftl`);
  const texts = [...Object.entries(HOUSE), ...Object.entries(OWN)].filter(inLanguage).map(([, text]) => text);
  const words = new Words(language, texts);
  const keys = GAMES.flatMap((game) => named(game).filter((key) => ['web', ...GAMES].includes(key.split('-')[0]!)));
  const whole = keys.filter((key) => !key.endsWith('-'));
  expect(whole.length).toBeGreaterThan(40);
  expect(whole.filter((key) => !words.knows(key))).toEqual([]);
});
