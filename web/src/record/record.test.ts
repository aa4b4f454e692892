import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hexToBytes } from '@noble/hashes/utils.js';
import { dealOf } from '../games';
import { Chance, dealSeed } from './chance';
import { BadRecord, canonical, commitmentTo, eventsSeenBy, read, verify } from './record';

const sample = (game: string): Uint8Array => readFileSync(new URL(`./${game}.sample.jsonl`, import.meta.url));
const text = (game: string): string => new TextDecoder().decode(sample(game));
const bytes = (changed: string): Uint8Array => new TextEncoder().encode(changed);
const seed = (n: number): Chance => new Chance(hexToBytes(n.toString(16).padStart(64, '0')));
const ENTROPY = 'ab'.repeat(32);

/** The vectors of docs/records.md, so that both sides are held to the same page. */
const vectors = readFileSync(new URL('../../../docs/records.md', import.meta.url), 'utf-8')
  .split('```vectors\n')[1]!
  .split('\n```')[0]!
  .split('\n')
  .map((line) => /^seed (\d) (\w+) ?(\d*): (.*)$/.exec(line)!);

describe('chance', () => {
  it.each(vectors)('%s', (...[, number, what, n, numbers]) => {
    const wanted = numbers!.split(' ').map(Number);
    const chance = seed(Number(number));
    const made =
      what === 'shuffle'
        ? chance.shuffle(wanted.map((_each, i) => i))
        : wanted.map(() => (what === 'below' ? chance.below(Number(n)) : chance.number()));
    expect(made).toEqual(wanted);
  });
});

describe('commitments', () => {
  const checked = (commitments: string[], seen?: string[]): boolean | null | undefined => {
    const record = read(sample('mezza'));
    const header = { ...record.header, commitments };
    const noted = { commitment: header.commitment, entropy: ENTROPY, ...(seen && { commitments: seen }) };
    const verdicts = verify({ ...record, header } as typeof record, noted, null);
    return verdicts.find((each) => each.check === 'commitments')?.good;
  };
  const made = read(sample('mezza')).header.entropy.map(commitmentTo);

  it('are to what was revealed, and are those that were seen', () => {
    expect(checked(made)).toBe(true);
    expect(checked(made, made)).toBe(true);
    expect(checked(made, ['00'.repeat(32)])).toBe(false);
    expect(checked(['00'.repeat(32)])).toBe(false);
  });
  it('are hashed as the server hashes them', () => {
    expect(commitmentTo('ab'.repeat(32))).toBe('c6a23ec291940df33ef948bce1df0fc42b8108661529a4e4cd6e084d3bd944c3');
  });
});

describe.each(['foppen', 'frantic', 'keezen', 'mezza'])('a record of %s', (game) => {
  it('passes every check', async () => {
    const record = read(sample(game));
    const noted = { commitment: record.header.commitment, entropy: ENTROPY };
    const verdicts = verify(record, noted, await dealOf(game));
    expect(verdicts.filter((each) => each.good !== true)).toEqual([]);
    expect(verdicts.length).toBe(7);
  });

  it('does not pass with another word in it', async () => {
    const record = read(bytes(text(game).replace('"ms":100', '"ms":101')));
    const verdicts = verify(record, null, await dealOf(game));
    expect(verdicts.find((each) => each.check === 'chain')).toEqual({ check: 'chain', good: false, line: 4 });
    expect(verdicts.find((each) => each.check === 'digest')!.good).toBe(false);
  });

  it('does not pass with another hidden card in it', () => {
    const lines = text(game).split('\n');
    lines[1] = lines[1]!.replace(/"value":\["([^"]+)"/, '"value":["X9"');
    const seals = verify(read(bytes(lines.join('\n'))), null, null).find((each) => each.check === 'seals');
    expect(seals).toEqual({ check: 'seals', good: false, line: 1 + 1 });
  });

  it('does not pass with another seed, or without our part in it', async () => {
    const record = read(sample(game));
    record.lines.at(-1)!.hidden.seed!.value = '03'.repeat(32);
    const verdicts = verify(record, { commitment: 'other', entropy: 'ef'.repeat(32) }, await dealOf(game));
    const bad = verdicts.filter((each) => each.good === false).map((each) => each.check);
    expect(bad).toEqual(['seals', 'commitment', 'seed', 'entropy', 'deal']);
  });

  it('shows a seat what it was told, and no more', () => {
    const { header, actions } = read(sample(game));
    const deal = actions[0]!;
    const hands = (seat: number | 'all'): number[] =>
      eventsSeenBy(deal, seat)
        .filter((each) => each.kind === 'hand' && each.what.length)
        .map((each) => each.seat);
    expect(hands(1)).toEqual([1]);
    expect(hands(15)).toEqual([]);
    expect(hands('all')).toEqual([...Array(header.seats).keys()]);
  });

  it('is refused when it is cut off or written otherwise', () => {
    expect(() => read(sample(game).slice(0, -1))).toThrow(BadRecord);
    expect(() => read(bytes(text(game).replace('{"commitment"', '{ "commitment"')))).toThrow(/line 1 /);
  });
});

describe('the deal of frantic', () => {
  const record = read(sample('frantic'));
  const { seed, entropy } = { seed: record.lines.at(-1)!.hidden.seed!.value as string, entropy: record.header.entropy };
  const events = record.actions.flatMap((action) => eventsSeenBy(action, 'all'));
  const good = async (told: typeof events): Promise<boolean | undefined> =>
    (await dealOf('frantic'))?.(record.header, new Chance(dealSeed(hexToBytes(seed), entropy)), told);
  const last = (kind: string): number => events.findLastIndex((event) => event.kind === kind);

  it('is followed over cards taken unseen, a pool and choices of the clock', async () => {
    const before = events.slice(0, last('dealer')).map(({ kind }) => kind);
    expect(before).toEqual(expect.arrayContaining(['take', 'expire']));
    expect(before.filter((kind) => kind === 'hand').length).toBeGreaterThan(record.header.seats);
    expect(await good(events)).toBe(true);
  });

  it.each(['hand', 'draw', 'event', 'start', 'dealer'])(
    'does not pass with another %s in its last round',
    async (kind) => {
      const at = events.findIndex((event, i) => i >= last('dealer') && event.kind === kind);
      expect(at).toBeGreaterThan(0);
      const { seat, said, what } = events[at]!;
      const other = { ...events[at]!, seat: seat + 1, said: ['X', ...said.slice(1)], what: ['X', ...what.slice(1)] };
      expect(await good(events.with(at, other))).toBe(false);
    },
  );
});

it('writes values in one way only', () => {
  expect(canonical({ b: [1, 'ü½'], a: { d: null, c: true } })).toBe('{"a":{"c":true,"d":null},"b":[1,"ü½"]}');
});

describe('the deal of fritsen by hand', () => {
  const record = read(sample('fritsen'));
  const events = record.actions.flatMap((action) => eventsSeenBy(action, 'all'));
  const good = async (told: typeof events): Promise<boolean | undefined> => {
    const chance = new Chance(
      dealSeed(hexToBytes(record.lines.at(-1)!.hidden.seed!.value as string), record.header.entropy),
    );
    return (await dealOf('fritsen'))?.(record.header, chance, told);
  };
  const hidden = events.flatMap(({ what }, i) => (what.length ? [i] : []));

  it('is followed round by round, with a pile taken up early and a player who stops', async () => {
    expect(events.filter(({ kind }) => kind === 'shuffle').length).toBe(2);
    expect(hidden.map((i) => events[i]!.kind)).toEqual(['pick', 'given', 'given', 'given', 'given', 'pick', 'pick']);
    expect(await good(events)).toBe(true);
  });

  it.each(hidden)('is not that of the seed if another card was dealt (event %i)', async (at) => {
    const told = events.map((event, i) => (i === at ? { ...event, what: ['X', ...event.what.slice(1)] } : event));
    expect(await good(told)).toBe(false);
  });

  it('is not that of the seed if another card was opened', async () => {
    expect(await good(events.map((event) => (event.kind === 'open' ? { ...event, said: ['X'] } : event)))).toBe(false);
  });
});
