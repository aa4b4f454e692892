import { beforeEach, expect, test } from 'vitest';
import type { Changed } from '../wire';
import { MOMENT, Presence } from './presence';

let timers: { work: () => void; ms: number }[];
let told: string[];
let time: number;
let presence: Presence;
const seen = (here: string[], sitting = ['a', 'u'], me = 'a'): void => {
  const chairs = sitting.map((who) => ({ who, name: who.toUpperCase(), here: here.includes(who) }));
  const watchers = here.filter((who) => !sitting.includes(who)).map((who) => ({ who, name: who.toUpperCase() }));
  presence.see({ table: { chairs, watchers } } as unknown as Changed, me);
};
const pass = (): void => timers.splice(0).forEach(({ work }) => work());

beforeEach(() => {
  timers = [];
  told = [];
  time = 0;
  presence = new Presence(
    {
      after: (work, ms) => {
        const timer = { work, ms };
        timers.push(timer);
        return timer;
      },
      cancel: (timer) => (timers = timers.filter((each) => each !== timer)),
      now: () => time,
    },
    (what, name, called = '') => told.push(`${what} ${name} ${called}`.trim()),
  );
});

test('nobody is told who was there before', () => {
  seen(['a', 'u', 'w']);
  expect(told).toEqual([]);
});

test('who goes is told after a while, and who comes back', () => {
  seen(['a', 'u']);
  seen(['a']);
  expect([told, timers.map(({ ms }) => ms)]).toEqual([[], [MOMENT]]);
  pass();
  seen(['a', 'u']);
  expect(told).toEqual(['away U', 'back U']);
});

test('a phone that sleeps for a moment is not told at all', () => {
  seen(['a', 'u']);
  seen(['a']);
  seen(['a', 'u']);
  pass();
  expect(told).toEqual([]);
});

test('who watches is told apart, and who changes between watching and sitting has not gone', () => {
  seen(['a', 'u']);
  seen(['a', 'u', 'w']);
  seen(['a', 'u', 'w'], ['a', 'u', 'w']);
  seen(['a', 'u', 'w']);
  seen(['a', 'u']);
  pass();
  expect(told).toEqual(['watches W', 'stopped-watching W']);
});

test('how long somebody is away is known from when the page saw it', () => {
  seen(['a', 'u'], ['a', 'u', 'x']);
  time = 4_000;
  seen(['a'], ['a', 'u', 'x']);
  expect([presence.awayFor('u', 36_000), presence.awayFor('x', 36_000)]).toEqual([32, null]);
  seen(['a', 'u'], ['a', 'u', 'x']);
  expect(presence.awayFor('u', 40_000)).toBeNull();
});

test('another name is told with the one before', () => {
  const called = (name: string): void =>
    presence.see({ table: { chairs: [{ who: 'u', name, here: true }] } } as unknown as Changed, 'a');
  ['Uwe', 'Anna 2', 'Anna 2', '', 'Uwe'].forEach(called);
  expect(told).toEqual(['renamed Uwe Anna 2']);
});

test('one is not told about oneself', () => {
  seen(['u']);
  seen(['a', 'u']);
  expect(told).toEqual([]);
});

test('nothing is told after the table was left', () => {
  seen(['a', 'u']);
  seen(['a']);
  presence.close();
  expect(timers).toEqual([]);
});
