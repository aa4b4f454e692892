/** Reads and verifies records in the browser. Written from docs/records.md, independent of the server's code. */
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Told } from '../wire';
import { Chance, dealSeed } from './chance';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Fact {
  kind: string;
  seat: number;
  said: string[];
  what?: string[];
  to: 'all' | number[];
  rule: string;
  sealed?: string;
}

interface Part {
  salt: string;
  value: Json;
}

export interface Header {
  format: string;
  game: string;
  version: number;
  release: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  commitment: string;
  entropy: string[];
  commitments?: string[];
  date: string;
}

export interface Line {
  open: Record<string, unknown>;
  hash: string;
  hidden: Record<string, Part>;
}

export interface Action {
  n: number;
  seat: number;
  ms: number;
  do?: string;
  facts: Fact[];
  hidden: Record<string, Part>;
}

export interface Last {
  over: boolean;
  scores: number[];
  places: number[];
  commitment: string;
  digest: string;
}

export class BadRecord extends Error {}

export interface MatchRecord {
  header: Header;
  actions: Action[];
  last: Last | null;
  lines: Line[];
}

/** The one way to write a value as JSON: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}

const digest = (...data: Uint8Array[]): string => bytesToHex(blake2b(concatBytes(...data), { dkLen: 32 }));
const seal = (part: Part): string => digest(hexToBytes(part.salt), utf8ToBytes(canonical(part.value)));

/** Read a record without checking it; throws `BadRecord` where it cannot be read. */
export function read(data: Uint8Array): MatchRecord {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(data);
  if (!text.endsWith('\n')) throw new BadRecord('cut off in the middle of a line');
  const lines = text.slice(0, -1).split('\n').map(readLine);
  const header = lines[0]!.open as unknown as Header;
  if (header.format !== 'stammtisch-record/1') throw new BadRecord(`this is no record: ${String(header.format)}`);
  const actions = lines
    .filter((line) => 'n' in line.open)
    .map((line) => ({ ...line.open, hidden: line.hidden }) as unknown as Action);
  const end = lines.at(-1)!.open;
  return { header, actions, last: 'over' in end ? (end as unknown as Last) : null, lines };
}

function readLine(text: string, i: number): Line {
  try {
    const { hash, hidden = {}, ...open } = JSON.parse(text) as Record<string, unknown>;
    const whole = { ...open, hash, ...(Object.keys(hidden as object).length ? { hidden } : {}) };
    if (canonical(whole) !== text) throw new BadRecord(`line ${i + 1} is not written as records are`);
    return { open, hash: hash as string, hidden: hidden as Record<string, Part> };
  } catch (error) {
    throw error instanceof BadRecord ? error : new BadRecord(`line ${i + 1} cannot be read`);
  }
}

/** What a seat was told after an action; `'all'` sees everything that the record holds. */
export function eventsSeenBy(action: Action, seat: number | 'all'): Told[] {
  return action.facts.map(({ kind, seat: whose, said, what, to, rule }, i) => {
    const may = seat === 'all' || to === 'all' || to.includes(seat);
    return { kind, seat: whose, said, what: what ?? (may ? ((action.hidden[i]?.value ?? []) as string[]) : []), rule };
  });
}

export type Check = 'chain' | 'seals' | 'digest' | 'commitment' | 'seed' | 'entropy' | 'commitments' | 'deal';
export interface Verdict {
  check: Check;
  /** null: there was nothing to check it by. */
  good: boolean | null;
  /** The first line that is wrong, from 1. */
  line?: number;
}

export type Dealt = (header: Header, chance: Chance, events: Told[]) => boolean;

/** Every check on its own. `noted` is what this browser saw and gave before the deal. */
export function verify(
  record: MatchRecord,
  noted: { commitment: string; entropy: string; commitments?: string[] } | null,
  dealt: Dealt | null,
): Verdict[] {
  const { header, lines, last } = record;
  const seed = last ? lines.at(-1)!.hidden.seed : undefined;
  const committed = !last || last.commitment === header.commitment;
  return [
    { check: 'chain', ...brokenChain(lines) },
    { check: 'seals', ...brokenSeals(lines) },
    { check: 'digest', good: last && wholeDigest(lines) === last.digest },
    { check: 'commitment', good: noted ? committed && noted.commitment === header.commitment : null },
    { check: 'seed', good: seed ? committed && seal(seed) === header.commitment : null },
    { check: 'entropy', good: noted ? header.entropy.includes(noted.entropy) : null },
    ...(header.commitments
      ? [{ check: 'commitments' as const, good: keptCommitments(header, noted?.commitments) }]
      : []),
    { check: 'deal', good: seed && dealt ? sameDeal(record, hexToBytes(seed.value as string), dealt) : null },
  ];
}

/** Every seat revealed what it had committed to, and no commitment changed after we had revealed. */
function keptCommitments(header: Header, seen?: string[]): boolean {
  const made = header.entropy.map(commitmentTo).join();
  return made === header.commitments!.join() && (!seen || seen.join() === made);
}

/** What a seat gives of its entropy before any seat has revealed its own. */
export function commitmentTo(entropy: string): string {
  return digest(hexToBytes(entropy));
}

function brokenChain(lines: Line[]): Pick<Verdict, 'good' | 'line'> {
  let before = '';
  for (const [i, line] of lines.entries()) {
    if (digest(hexToBytes(before), utf8ToBytes(canonical(line.open))) !== line.hash)
      return { good: false, line: i + 1 };
    before = line.hash;
  }
  return { good: true };
}

function brokenSeals(lines: Line[]): Pick<Verdict, 'good' | 'line'> {
  const bad = lines.findIndex(({ open, hidden }) =>
    Object.entries(hidden).some(([name, part]) => seal(part) !== sealOf(open, name)),
  );
  return bad < 0 ? { good: true } : { good: false, line: bad + 1 };
}

function sealOf(open: Record<string, unknown>, name: string): unknown {
  if (name === 'do') return open.sealed;
  if (name === 'seed') return open.commitment;
  return (open.facts as Fact[] | undefined)?.[Number(name)]?.sealed;
}

function wholeDigest(lines: Line[]): string {
  const opened = lines.map(({ open }, i) => {
    if (i < lines.length - 1) return open;
    return Object.fromEntries(Object.entries(open).filter(([key]) => key !== 'digest'));
  });
  return digest(...opened.map((open) => utf8ToBytes(`${canonical(open)}\n`)));
}

/** Deal again from the seed. After an undone deal the random stream starts again, so only what came before is checked. */
function sameDeal(record: MatchRecord, seed: Uint8Array, dealt: Dealt): boolean {
  const undone = record.actions.findIndex((action) => action.do?.startsWith('back '));
  const looked = undone < 0 ? record.actions : record.actions.slice(0, undone);
  const events = looked.flatMap((action) => eventsSeenBy(action, 'all'));
  return dealt(record.header, new Chance(dealSeed(seed, record.header.entropy)), events);
}
