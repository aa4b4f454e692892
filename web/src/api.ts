/** The server's HTTP API, and what this browser stores: who we are, and the codes of our tables. */
import { kept, store } from './storage';
import type {
  Addresses,
  Changed,
  GameInfo,
  GameWords,
  Invitation,
  Joined,
  Lesson,
  Listed,
  MatchPage,
  NewTable,
  Opened,
  Problem,
  Reason,
  RuleInfo,
  ShownExample,
  Step,
  Summary,
  Visitor,
} from './wire';
import type { Hall } from './wire-desk';

/** An answer other than yes: a message of the catalogue, or a sentence of the server; `status` is 0 where the server could not be reached. */
export class Refusal extends Error {
  constructor(
    why: string,
    readonly status = 0,
    /** The whole answer, where it says more than why. */
    readonly problem: unknown = null,
  ) {
    super(why);
  }
}

const UNKNOWN_SECRET = 401;

export const visitor = (): Visitor | null => kept.parsed<Visitor>('visitor');

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const text = body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
  const me = visitor();
  if (me) headers.Authorization = `Bearer ${me.secret}`;
  if (typeof text === 'string') headers['Content-Type'] = 'application/json';
  return await fetch(new URL(`api/${path}`, document.baseURI), { method, headers, body: text });
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await answered(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await send(method, path, body);
  } catch {
    throw new Refusal('web-offline');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem> & { detail?: string };
  const key = problem.because ? `because-${problem.because.kind}` : problem.why;
  throw new Refusal(key ?? problem.detail ?? response.statusText, response.status, problem);
}

/** Who we are. A new visitor is made if this browser has none, or if the server no longer knows it. */
export async function arrive(name = ''): Promise<Visitor> {
  const known = visitor();
  if (known && !forgotten) return known;
  const made = await ask<Visitor>('POST', 'visitors', { name: name || (known?.name ?? '') });
  store('visitor', JSON.stringify(made));
  forgotten = false;
  return made;
}

let forgotten = false;

/** The server does not know our secret: `arrive` makes a new visitor next time. */
export function forget(): void {
  forgotten = true;
}

export async function asVisitor<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  await arrive();
  try {
    return await ask<Answer>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== UNKNOWN_SECRET) throw error;
    forget();
    await arrive();
    return await ask<Answer>(method, path, body);
  }
}

export async function rename(name: string): Promise<void> {
  await asVisitor('PATCH', 'visitors/me', { name });
  store('visitor', JSON.stringify({ ...visitor(), name }));
}

export async function forgetMe(): Promise<void> {
  await asVisitor('DELETE', 'visitors/me');
  kept.clear();
}

export const games = (): Promise<GameInfo[]> => ask('GET', 'games');
/** What a game says in one language. */
export const gameWords = (game: string, language: string): Promise<GameWords> =>
  ask('GET', `games/${game}/words/${language}`);
export const rules = (game: string): Promise<RuleInfo[]> => ask('GET', `rules/${game}`);
export const examples = (game: string, rule: string): Promise<ShownExample[]> =>
  ask('GET', `rules/${game}/${rule}/examples`);
/** The first lesson of a game, and its page of one minute. */
export const lesson = (game: string): Promise<Lesson> => ask('GET', `lessons/${game}`);
/** The table of a step, from 0, or after a move that is tried there. */
export const lessonStep = (game: string, step: number, words = ''): Promise<Changed[]> =>
  ask('GET', `lessons/${game}/${step}?${new URLSearchParams({ words }).toString()}`);
export const lessonWhy = (game: string, step: number, touches: string[]): Promise<Reason> =>
  ask('GET', `lessons/${game}/${step}/why?${new URLSearchParams(touches.map((each) => ['touch', each])).toString()}`);
/** Where others can open these pages. */
export const addresses = (): Promise<Addresses> => ask('GET', 'addresses');
/** What a code opens; nobody joins by it. */
export const invitation = (code: string): Promise<Invitation> => ask('POST', 'invitation', { code });
/** What is told of a match by its address. */
export const matchPage = (address: string): Promise<MatchPage> => asVisitor('GET', `matches/${address}`);
/** A match by its address, or that of an opened record, step by step as a seat saw it. */
export const replay = (address: string, seat: number): Promise<Step[]> =>
  asVisitor('GET', `matches/${address}/replay/${seat}`);
/** What happened in a match that is over, by its address. */
export const summary = (address: string): Promise<Summary> => asVisitor('GET', `matches/${address}/summary`);
export const replayFile = (data: Uint8Array, seat: number): Promise<Step[]> =>
  asVisitor('POST', `replay/${seat}`, data);
/** What the hall screens of a tournament show. */
export const hall = (tournament: string): Promise<Hall> => asVisitor('GET', `tournaments/${tournament}/hall`);
/** The newest listed tables, or those of one status that are older than a table. */
export const tables = (status = '', before = ''): Promise<Listed[]> =>
  ask('GET', `tables?${new URLSearchParams({ status, before }).toString()}`);
export const look = (table: string): Promise<Changed> => asVisitor('GET', `tables/${table}`);

export async function open(wanted: NewTable): Promise<Opened> {
  const opened = await asVisitor<Opened>('POST', 'tables', wanted);
  keepCodes(opened.table, { code: opened.code, short: opened.short });
  return opened;
}

/** A table as we see it, and when it last changed, in milliseconds since 1970. */
export async function lookLately(table: string): Promise<{ now: Changed; at: number }> {
  await arrive();
  const response = await answered('GET', `tables/${table}`);
  return { now: (await response.json()) as Changed, at: Date.parse(response.headers.get('Last-Modified') ?? '') };
}

/** Join the table of a code, and sit down there if a seat is free. */
export async function join(code: string, sit: boolean): Promise<string> {
  const { table } = await asVisitor<Joined>('POST', 'join', { code, sit });
  keepCodes(table, code.length === 32 ? { code } : { short: code.replace(/[ -]/g, '').toUpperCase() });
  return table;
}

export async function joinListed(table: string, sit: boolean): Promise<void> {
  await asVisitor('POST', `tables/${table}/join?sit=${sit}`);
}

/** The whole record of a match by its address. */
export const record = (address: string): Promise<Uint8Array<ArrayBuffer>> => download(`matches/${address}/record`);

/** A file of the server. */
export async function download(path: string): Promise<Uint8Array<ArrayBuffer>> {
  await arrive();
  const response = await answered('GET', path);
  return new Uint8Array(await response.arrayBuffer());
}

export interface Codes {
  code?: string;
  short?: string;
}

export const codes = (table: string): Codes => kept.parsed<Codes>(`codes.${table}`) ?? {};

function keepCodes(table: string, found: Codes): void {
  store(`codes.${table}`, JSON.stringify({ ...codes(table), ...found }));
}

/** The table of a match, and which of its matches it is, by the address of the match. */
export function partsOf(address: string): { table: string; match: number } {
  const [table = '', match = ''] = address.split('-');
  return { table, match: Number(match) };
}

/** What we saw and gave before a deal, to check the record against it afterwards. */
export interface Noted {
  commitment: string;
  entropy: string;
  /** What all seats had committed to when we revealed, where the table asks for commitments. */
  commitments?: string[];
}

export const noted = (table: string, match: number): Noted | null => kept.parsed<Noted>(`deal.${table}.${match}`);

export function note(table: string, match: number, deal: Noted): void {
  store(`deal.${table}.${match}`, JSON.stringify(deal));
}
