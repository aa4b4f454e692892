import { beforeEach, expect, test } from 'vitest';
import type { Changed, Heard, Told } from '../wire';
import { Log } from './log.svelte';

const event = (kind: string): Told => ({ kind, seat: 0, said: [], what: [], rule: '', to: 'all' }) as unknown as Told;
const anke = { who: 'a', name: 'Anke', bot: '' };
const uwe = { who: 'u', name: 'Uwe', bot: '' };
const bot = { who: '', name: '', bot: 'rule' };
const PLAYING = { match: 1, phase: 'playing', paused: false, chairs: [anke, bot], proposal: '', proposed: 0 };
const changed = (ply: number, events: Told[] = [], table: object = {}): Changed =>
  ({ table: { ...PLAYING, ...table }, match: { ply }, events }) as unknown as Changed;
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

test('who asks for a seat, who takes it and who leaves it is written', () => {
  const asks = { proposal: 'seat 1', proposed: 7, proposer: 'u', proposer_name: 'Uwe' };
  log.write(changed(1, [], asks), changed(1));
  log.write(changed(1, [], { chairs: [anke, uwe] }), changed(1, [], asks));
  log.write(changed(1), changed(1, [], { chairs: [anke, uwe] }));
  expect(written()).toEqual(['web-log-asked-seat', 'web-log-sat', 'web-log-stood']);
  expect(log.entries.map(({ about }) => about)).toEqual([
    { who: 'Uwe', whom: 'Gerste' },
    { who: 'Uwe', whom: 'Gerste' },
    { who: 'Uwe', whom: 'Uwe' },
  ]);
});

test('who would go back is written, and whether all agreed', () => {
  const asks = { proposal: 'back 3', proposed: 7, proposer: 'a', proposer_name: 'Anke' };
  log.write(changed(5, [], asks), changed(5));
  log.write(changed(5), changed(5, [], asks));
  log.write(changed(5, [], { ...asks, proposed: 9 }), changed(5));
  log.write(changed(3), changed(5, [], { ...asks, proposed: 9 }));
  expect(written()).toEqual(['web-log-asked-back', 'web-log-not-agreed', 'web-log-asked-back', 'web-log-undone']);
  expect(log.entries[0]!.about).toEqual({ who: 'Anke', n: 2 });
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
