import { beforeEach, expect, test } from 'vitest';
import type { Changed, Heard, Told } from '../wire';
import { Log } from './log.svelte';

const event = (kind: string): Told => ({ kind, seat: 0, said: [], what: [], rule: '', to: 'all' }) as unknown as Told;
const changed = (ply: number, events: Told[] = [], table: { match?: number; paused?: boolean } = {}): Changed =>
  ({ table: { match: 1, paused: false, ...table }, match: { ply }, events }) as unknown as Changed;
const heard = (line: number, who: string): Heard => ({ line, who, name: who, text: 'hello' }) as unknown as Heard;

let log: Log;
const written = (): string[] => log.entries.map((entry) => entry.event?.kind ?? entry.key ?? entry.heard!.text);

beforeEach(() => {
  log = new Log();
});

test('events are added in their order, each with a number of its own', () => {
  log.write(changed(1, [event('deal'), event('play')]), null);
  log.write(changed(2, [event('play')]), changed(1));
  expect(written()).toEqual(['deal', 'play', 'play']);
  expect(new Set(log.entries.map(({ id }) => id)).size).toBe(3);
});

test('that something was undone stands before what happened since', () => {
  log.write(changed(3, [event('play')]), changed(5));
  expect(written()).toEqual(['web-log-undone', 'play']);
});

test('pause and resume are written', () => {
  log.write(changed(1, [], { paused: true }), changed(1));
  log.write(changed(1), changed(1, [], { paused: true }));
  expect(written()).toEqual(['web-log-paused', 'web-log-resumed']);
});

test('a new match keeps what was said, and is not an undo', () => {
  log.write(changed(8, [event('over')]), null);
  log.hear(heard(1, 'Uwe'), 'Anke');
  log.write(changed(0, [event('deal')], { match: 2 }), changed(8));
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
  log.write(changed(1, [event('deal'), ...Array<Told>(600).fill(event('play'))]), null);
  expect(log.entries.length).toBe(600);
  expect(log.entries[0]!.event!.kind).toBe('play');
});
