/**
 * The browser draws and words what the server says; it judges nothing and knows no game by name. So no rule is named here, no
 * game outside its own folder, and nothing is decided by the name of a card, a move, a phase or a clock.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const PACKAGE = new URL('../../src/stammtisch/', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, PACKAGE), 'utf-8');
const all = (pattern: RegExp, of: string): string[] => [...of.matchAll(pattern)].map((found) => found[1]!);

const books = readdirSync(PACKAGE, { recursive: true, encoding: 'utf-8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('rulebook.toml') || path.endsWith('house.toml'));
const GAMES = books.flatMap((path) => /^games\/(\w+)\//.exec(path)?.[1] ?? []);
const RULES = new Set(books.flatMap((path) => all(/^id = "([^"]+)"/gm, text(path))));
const catalogues = GAMES.map((game) => text(`games/${game}/locales/en.ftl`)).join('\n');
const MOVES = new Set(all(/^\w+-move-([\w-]+) =/gm, catalogues));
const CLOCKS = new Set(all(/^\w+-move-expire-([\w-]+) =/gm, catalogues));
const PHASES = new Set(all(/^\w+-phase-([\w-]+) =/gm, catalogues));
/** Phases of a table, whatever is played at it: `wire.Table.phase`. */
const OF_THE_HOUSE = ['waiting', 'playing', 'over'];

const COMMENTS = /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm;
const STYLES = /<style>[\s\S]*<\/style>/g;
const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
const CARD = /^(?:\d{1,2}|\d?½|[AKQJ])$/;
/** What is compared with a literal: `x === 'w'`, `'w' === x`, `x.has('w')`, `case 'w'`, `['v', 'w'].includes(x)`. */
const COMPARED = [
  /([\w.?\])]+)\s*[!=]==?\s*['"]([^'"]*)['"]/g,
  /()['"]([^'"]*)['"]\s*[!=]==/g,
  /([\w.?]+)\.(?:has|includes|startsWith|indexOf)\(['"]([^'"]*)['"]/g,
  /()\bcase ['"]([^'"]*)['"]/g,
];
const LISTED = /\[([^[\]]*)\]\.includes\(([\w.?]*)/g;

/** A game's own drawing may ask its screen for the phase, and what kind of event or touch it draws. */
const OWN = /(?:\bkind|\.phase)$/;
/** The printed face of a card and its numerals, and the check of the deal, which must know the pack. */
const KNOWS_CARDS = /^(?:games\/\w+\/(?:face|deal)|art\/glyphs)\.ts$/;
/** The check of the deal reads the options of the match: `draw` is a value there, whatever may be played. */
const OF_OPTIONS = /\boptions\.\w+$/;
/** The state of a connection: `open`. */
const OF_CONNECTION = /\bstate$/;

function compared(source: string): { what: string; word: string }[] {
  const single = COMPARED.flatMap((pattern) => [...source.matchAll(pattern)].map(([, what, word]) => [what!, word!]));
  const listed = [...source.matchAll(LISTED)].flatMap(([, list, what]) =>
    all(/'([^']*)'/g, list!).map((word) => [what!, word]),
  );
  return [...single, ...listed].map(([what, word]) => ({ what: what!, word: word!.replace(/^say:/, '') }));
}

function decides(path: string, what: string, word: string): boolean {
  const drawing = path.startsWith('games/');
  if (CARD.test(word)) return !KNOWS_CARDS.test(path);
  if (drawing && (OWN.test(what) || (path.endsWith('/deal.ts') && OF_OPTIONS.test(what)))) return false;
  if (!drawing && (OF_THE_HOUSE.includes(word) || OF_CONNECTION.test(what))) return false;
  return MOVES.has(word) || CLOCKS.has(word) || PHASES.has(word);
}

/** Everything in a file that the server should have said. */
function judged(path: string, file: string): string[] {
  const source = file.replace(COMMENTS, '').replace(STYLES, '');
  const literals = [...source.matchAll(LITERAL)].map((found) => found.slice(1).join(''));
  const rules = literals.flatMap((each) => each.split(/[^\w½-]+/)).filter((each) => RULES.has(each));
  const games = GAMES.filter((game) => !path.startsWith(`games/${game}/`) && new RegExp(game, 'i').test(source));
  const words = compared(source).filter(({ what, word }) => decides(path, what, word));
  return [...rules, ...games, ...words.map(({ what, word }) => `${what} '${word}'`)];
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf-8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'));

test('the rulebooks and catalogues were found', () => {
  expect(GAMES.length).toBeGreaterThan(2);
  expect(RULES.size).toBeGreaterThan(200);
  for (const word of ['pass', 'take', 'fold', 'bid']) expect(MOVES).toContain(word);
  expect(CLOCKS).toContain('turn');
  expect(PHASES).toContain('swapping');
});

test.each(files)('%s judges nothing', (path) => {
  expect(judged(path, readFileSync(new URL(path, import.meta.url), 'utf-8'))).toEqual([]);
});

test.each([
  ['table/Prompt.svelte', `openRule('H-002')`],
  ['games/mezza/describe.ts', `const RACES = ['M-030', 'M-120'];`],
  ['table/Table.svelte', `{#if game === 'keezen'}x{/if}`],
  ['games/foppen/Hand.svelte', `import type { MezzaScreen } from '../mezza/screen';`],
  ['table/liveTable.svelte.ts', `this.legal.filter((move) => move.words !== 'pass')`],
  ['table/liveTable.svelte.ts', `move.touches.join() === 'say:pass'`],
  ['table/Race.svelte', `windows.find((each) => each.name !== 'turn')`],
  ['table/view.ts', `const late = screen.phase === 'swapping';`],
  ['games/mezza/Cloth.svelte', `const takes = $derived(lit.has('say:take'));`],
  ['games/mezza/Cloth.svelte', `if (top?.card !== '½') return null;`],
  ['games/keezen/Steps.svelte', `return of === 'J' ? other : own;`],
  ['games/keezen/names.ts', `switch (words) { case 'fold': return ''; }`],
  ['games/mezza/Cloth.svelte', `if (['lay', 'take'].includes(move.words)) return;`],
  ['games/foppen/Seat.svelte', `{#if at.bid === 'bid'}<b>!</b>{/if}`],
])('in %s, %s is found', (path, planted) => {
  expect(judged(path, planted).length).toBeGreaterThan(0);
});

test.each([
  ['games/mezza/Hand.svelte', `events.some((event) => event.kind === 'take')`],
  ['games/foppen/Cloth.svelte', `{#if screen.phase === 'bidding'}x{/if}`],
  ['games/mezza/face.ts', `if (card === '½') return half;`],
  ['pages/TablePage.svelte', `{#if phase === 'over'}x{/if}`],
  ['table/Prompt.svelte', `/** Rule M-030, as in mezza. */`],
])('in %s, %s is no judgement', (path, fine) => {
  expect(judged(path, fine)).toEqual([]);
});
