import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ClockSeen } from '../wire-desk';
import { LANGUAGES, Words } from '../words';
import { chipsIn } from './chips';
import { left, minutesOver, passed, share, written } from './countdown';
import { formOf, GAMES } from './form';
import { plain } from './say';
import { after, paged } from './slides';
import { complete, ending, nothing, press, read, Scanner, sums, type Typed } from './typing';

const DUOS = formOf(GAMES[0]);
const type = (keys: string, typed: Typed = nothing(DUOS, 2)): Typed =>
  [...keys].reduce((now, key) => press(now, key, DUOS) ?? now, typed);

describe('typing a form', () => {
  it('moves on by itself, and W fills what a duo can have', () => {
    const typed = type('w21');
    expect(typed).toEqual({ boxes: [4, 4, 2, 1], at: 4 });
    expect(complete(typed)).toBe(true);
    expect(sums(typed, DUOS)).toEqual([8, 3]);
    expect(ending(typed, DUOS)).toBe('won');
    expect(type('4')).toEqual({ boxes: [4, null, null, null], at: 1 });
  });

  it('goes one box back, and never beyond either end', () => {
    expect(press(type('42'), 'Escape', DUOS)).toEqual({ boxes: [4, null, null, null], at: 1 });
    expect(press(nothing(DUOS, 2), 'Escape', DUOS)).toBeNull();
    expect(press(type('ww'), '3', DUOS)).toBeNull();
    expect(ending(type('2312'), DUOS)).toBe('time');
  });

  it('has one number a player where no colours are counted', () => {
    const form = formOf('');
    expect(nothing(form, 3).boxes).toEqual([null, null, null]);
    expect(sums({ boxes: [12, -3, 5], at: 3 }, form)).toEqual([12, -3, 5]);
    expect(press(nothing(form, 3), 'w', form)).toBeNull();
  });

  it('finds a table by its number, its round, the code of its form or the link that was scanned', () => {
    expect(read(' 7 ')).toEqual({ round: 0, table: 7 });
    expect(read('2-7')).toEqual({ round: 2, table: 7 });
    expect(read('2-7-k9f2')).toEqual({ code: '2-7-K9F2' });
    expect(read('http://10.0.0.2:8765/#/form/t0123/12-40-AB2C')).toEqual({ code: '12-40-AB2C' });
    expect(read('seven')).toBeNull();
  });

  it('keeps a scanned link out of the boxes, and hands it over at its end', () => {
    const scanner = new Scanner();
    const link = 'http://hall/#/form/t1/3-7-D2W4';
    expect([...link].every((key, i) => scanner.key(key, i) === true)).toBe(true);
    expect(scanner.key('Enter', 99)).toBe(link);
    expect(scanner.key('4', 100)).toBe(false);
    expect(scanner.key('Enter', 101)).toBe(false);
    scanner.key('h', 200);
    expect(scanner.key('4', 2000)).toBe(false);
  });
});

describe('the clock', () => {
  const clock: ClockSeen = {
    round: 1,
    left: 61_000,
    length: 120_000,
    paused: false,
    over: false,
    signal: null,
    extra: { 7: 60_000 },
    warnings: [60_000],
  };

  it('counts on between messages, stops while paused, and a table may have more time', () => {
    expect(left(clock, 1_500)).toBe(59_500);
    expect(left(clock, 1_500, 7)).toBe(119_500);
    expect(left({ ...clock, paused: true }, 1_500)).toBe(61_000);
  });

  it('is written with seconds, full until a second is over, and stays at zero', () => {
    expect(written(61_000)).toBe('1:01');
    expect(written(59_001)).toBe('1:00');
    expect(written(-5)).toBe('0:00');
    expect(minutesOver(-125_000)).toBe(2);
    expect(share(clock, 60_000)).toBe(0.5);
  });

  it('gives each warning and the signal once', () => {
    expect(passed(60_100, 59_900, clock.warnings)).toEqual([60_000]);
    expect(passed(59_900, 59_700, clock.warnings)).toEqual([]);
    expect(passed(100, -100, clock.warnings)).toEqual([0]);
    expect(passed(Infinity, Infinity, clock.warnings)).toEqual([]);
  });
});

describe('the hall screen', () => {
  it('shows every row once, on pages that are alike in size', () => {
    const slides = paged('round', [1, 2, 3, 4, 5, 6, 7], 6);
    expect(slides.map((each) => each.rows)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
    ]);
    expect(slides[1]).toMatchObject({ page: 1, pages: 2, first: 5, of: 7 });
    expect(paged('clock', [], 1)).toHaveLength(1);
  });

  it('begins again after the last slide', () => {
    expect(after(0, 2)).toBe(1);
    expect(after(1, 2)).toBe(0);
    expect(after(5, 0)).toBe(0);
  });
});

it('reads a draw by chips line by line; who stands nowhere is free', () => {
  expect(chipsIn('1: 4 7\n\n2 12 3', 2, [3, 4, 7, 9, 12])).toEqual({
    round: 2,
    tables: [
      { table: 1, who: [4, 7] },
      { table: 2, who: [12, 3] },
    ],
    free: [9],
  });
});

it('finds a name however it is typed', () => {
  const names = ['Dörte Groß', 'Ömer Yılmaz', 'Zoë O’Connor', 'Łukasz Żółć', 'Søren Bæk'].map(plain);
  expect(names).toEqual(['dorte gross', 'omer yilmaz', "zoe o'connor", 'lukasz zolc', 'soren baek']);
  expect(plain('ZÖE')).toBe(plain('zoe'));
});

describe('the words of the desk', () => {
  const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8');
  const catalogue = (language: string): string => text(`../../../src/stammtisch/locales/desk-web/${language}.ftl`);
  const keys = (of: string): string[] => [...of.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => text(`./${file}`))
    .join('\n');
  /** Whole keys, and the beginnings of those that end with a token. */
  const named = [...sources.matchAll(/['`](web-desk[\w-]*)(?=['`$.])/g)].map((found) => found[1]!);

  it('are there in every language, with the same variables', () => {
    const variables = (of: string): string[] =>
      of
        .split(/\n(?=[a-z])/)
        .map((each) => [each.split(' ')[0], ...new Set([...each.matchAll(/\$\w+/g)].map(String))].sort().join());
    for (const language of LANGUAGES) {
      expect(keys(catalogue(language))).toEqual(keys(catalogue('en')));
      expect(variables(catalogue(language)).sort()).toEqual(variables(catalogue('en')).sort());
    }
  });

  it('are all said, and all that is said is there', () => {
    const words = new Words('en', [catalogue('en')]);
    const whole = named.filter((key) => !key.endsWith('-'));
    expect(whole.length).toBeGreaterThan(200);
    expect(whole.filter((key) => !words.knows(key))).toEqual([]);
    const said = (key: string): boolean =>
      named.some((each) => key === each || (each.endsWith('-') && key.startsWith(each)));
    expect(keys(catalogue('en')).filter((key) => !said(key))).toEqual([]);
  });
});
