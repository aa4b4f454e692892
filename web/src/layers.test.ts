/** Folders import in one direction: each may use those before it in this list, never those after it. */
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const SINGLE_FILES = 'src'; // api.ts, words.ts and the like
const START = 'start'; // the files that put everything together
const LAYERS = [
  SINGLE_FILES,
  'record',
  'parts',
  'art',
  'games',
  'table',
  'lesson',
  'pages',
  'tournament',
  'gallery',
  START,
];
const START_FILES = ['main.ts', 'App.svelte'];
const IMPORT = /(?:\bfrom|\bimport|\bglob(?:<[^(]*>)?)\s*\(?\s*'(\.[^']*)'/g;

function layerOf(path: string): string {
  if (START_FILES.includes(path)) return START;
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : SINGLE_FILES;
}

/** What a file imports, as paths within src; the catalogues lie outside. */
function importsOf(path: string, text: string): string[] {
  const found = [...text.matchAll(IMPORT)].map(([, to]) => posix.join(posix.dirname(path), to!));
  return found.filter((each) => !each.startsWith('..')).map((each) => (each === 'games' ? 'games/index' : each));
}

function isWrong(from: string, to: string): boolean {
  const [game, other] = [from, to].map((path) => /^games\/(\w+)\//.exec(path)?.[1]);
  if (game && other && game !== other) return true;
  return LAYERS.indexOf(layerOf(to)) > LAYERS.indexOf(layerOf(from));
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf-8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'));
const arrows = files.flatMap((from) =>
  importsOf(from, readFileSync(posix.join(import.meta.dirname, from), 'utf-8')).map((to) => ({ from, to })),
);

test('every folder has its place in the list', () => {
  expect(files.map(layerOf).filter((layer) => !LAYERS.includes(layer))).toEqual([]);
});

test('no import goes up the list, or from one game to another', () => {
  expect(arrows.length).toBeGreaterThan(200);
  expect(arrows.filter(({ from, to }) => isWrong(from, to)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test.each([
  ['art/Fan.svelte', `import Table from '../table/Table.svelte';`, true],
  ['games/mezza/Hand.svelte', `import {\n  a,\n  b,\n} from '../../table/view';`, true],
  ['games/mezza/Hand.svelte', `import { face } from '../foppen/face';`, true],
  ['words.ts', `import './app.css';\nimport { drawingOf } from './games';`, true],
  ['record/record.ts', `const DEALS = import.meta.glob<{ dealt: Dealt }>('../games/*/deal.ts');`, true],
  ['parts/Qr.svelte', `const page = () => import('../pages/Replay.svelte');`, true],
  ['games/mezza/Hand.svelte', `import type { Drawing } from '..';\nimport Fan from '../../art/Fan.svelte';`, false],
  ['pages/Start.svelte', `import { drawingOf } from '../games';`, false],
])('in %s, %j is wrong: %s', (from, text, wrong) => {
  const found = importsOf(from, text);
  expect(found.length).toBeGreaterThan(0);
  expect(found.some((to) => isWrong(from, to))).toBe(wrong);
});
