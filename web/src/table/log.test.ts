import { beforeEach, expect, test } from 'vitest';
import type { Changed, Heard, Notice, Told } from '../wire';
import { Log } from './log.svelte';

const event = (kind: string, n = 0): Told => ({ kind, seat: 0, said: [], what: [], rule: '', n });
const bot = { who: '', name: '', bot: 'rule' };
const anke = { who: 'a', name: 'Anke', bot: '' };
const PLAYING = { match: 1, phase: 'playing', paused: false, chairs: [anke, bot], proposal: '', proposed: 0 };
const changed = (ply: number, events: Told[] = [], table: object = {}): Changed =>
  ({ table: { ...PLAYING, ...table }, match: { ply }, events }) as unknown as Changed;
const noticed = (events: Told[], ...notices: Omit<Notice, 'n'>[]): Changed =>
  ({ ...changed(3, events), notices: notices.map((each) => ({ n: 7, ...each })) }) as Changed;
const heard = (line: number, who: string): Heard => ({ line, who, name: who, text: 'hello' }) as unknown as Heard;

let log: Log;
const written = (): string[] => log.entries.map((entry) => entry.event?.kind ?? entry.key ?? entry.heard!.text);

beforeEach(() => {
  log = new Log();
});

test('events are added in their order, each with a number of its own', () => {
  log.write(changed(1, [event('deal'), event('play')]), null, 'a');
  log.write(changed(2, [event('play')]), changed(1), 'a');
  expect(written()).toEqual(['deal', 'play', 'play']);
  expect(new Set(log.entries.map(({ id }) => id)).size).toBe(3);
});

test('what happened stands in its order, and an event before what follows from it', () => {
  log.write(noticed([event('lay', 6), event('lay', 7), event('play', 8)], { kind: 'undone' }), changed(5), 'a');
  expect(written()).toEqual(['lay', 'lay', 'web-log-undone', 'play']);
});

test('what is noticed is written as the reader is to read it', () => {
  const uwe = { who: 'u', name: 'Uwe' };
  log.write(noticed([], { kind: 'paused', ...uwe }, { kind: 'host', who: 'a', name: 'Anke' }), changed(1), 'a');
  log.write(noticed([event('lay')], { kind: 'race', ...uwe, seat: 1, number: 620 }), changed(1), 'a');
  expect(written()).toEqual(['web-log-paused', 'web-log-host', 'lay', 'web-log-race']);
  expect(log.entries[1]!.about).toMatchObject({ who: 'Anke', you: 'yes' });
  expect(log.entries[3]!.about).toMatchObject({ who: 'Uwe', you: 'no', n: 620 });
});

test('a seat without a person is named by its bot, also where somebody takes it', () => {
  log.write(noticed([], { kind: 'sat', who: 'u', name: 'Uwe', seat: 1, word: 'bot' }), changed(1), 'a');
  log.write(noticed([], { kind: 'race', seat: 1, number: 1200 }), changed(1), 'a');
  expect(log.entries.map(({ about }) => [about!.who, about!.whom])).toEqual([
    ['Uwe', 'Gerste'],
    ['Gerste', 'Gerste'],
  ]);
});

test('a notice of a later release is no blank line', () => {
  log.write(noticed([], { kind: 'danced' }), changed(1), 'a');
  expect(written()).toEqual(['web-log-other']);
});

test('who comes and goes is written', () => {
  log.writePresence('away', 'Uwe');
  expect(written()).toEqual(['web-log-away']);
});

test('a new match keeps what was said, and is not an undo', () => {
  log.write(changed(8, [event('over')]), null, 'a');
  log.hear(heard(1, 'Uwe'), 'Anke');
  log.write(changed(0, [event('deal')], { match: 2 }), changed(8), 'a');
  expect(written()).toEqual(['hello', 'deal']);
});

test("what is said is written once, and unread unless it is one's own", () => {
  log.hear(heard(1, 'Uwe'), 'Anke');
  log.hear(heard(1, 'Uwe'), 'Anke');
  log.hear(heard(2, 'Anke'), 'Anke');
  expect(written()).toEqual(['hello', 'hello']);
  expect(log.unread).toBe(1);
});

test('the log keeps its newest 600 entries', () => {
  log.write(changed(1, [event('deal'), ...Array<Told>(600).fill(event('play'))]), null, 'a');
  expect(log.entries.length).toBe(600);
  expect(log.entries[0]!.event!.kind).toBe('play');
});
