/** The desk's part of the server's API. */
import { asVisitor, download, Refusal } from '../api';
import { nextNumber } from '../socket';
import type {
  DeskDone,
  DeskProblem,
  DeskRequest,
  Entered,
  Explained,
  FormFound,
  Formula,
  HandIn,
  LogLine,
  MadeTournament,
  NewCode,
  NewTournament,
  OnlineSeat,
  OnlineTable,
  Opponents,
  ReadList,
  RoleCode,
  SecondPlace,
  TournamentListed,
} from '../wire-desk';

export type What = DeskRequest['what'];
export type Paper = 'blank' | 'cards' | 'certificates' | 'chips' | 'forms' | 'layout' | 'log' | 'ranking' | 'slips';

const ATTEMPTS = 5;
const WAIT = 700;

const path = (id: string, ...rest: (string | number)[]): string =>
  ['tournaments', id, ...rest.map((each) => encodeURIComponent(each))].join('/');

export const tournaments = (): Promise<TournamentListed[]> => asVisitor('GET', 'tournaments');
export const make = (wanted: NewTournament): Promise<MadeTournament> => asVisitor('POST', 'tournaments', wanted);
/** The role of a code: one that the director gave away, or that of a duo's slip. */
export const enter = (code: string): Promise<Entered> => asVisitor('POST', 'tournaments/enter', { code });
export const formula = (text: string): Promise<Formula> => asVisitor('POST', 'tournaments/formula', { text });
export const newCode = (id: string, role: NewCode['role']): Promise<RoleCode> =>
  asVisitor('POST', path(id, 'codes'), { role });
export const why = (id: string, n: number): Promise<Explained> => asVisitor('GET', path(id, 'why', n));
export const opponents = (id: string, round: number, n: number): Promise<Opponents> =>
  asVisitor('GET', path(id, 'opponents', round, n));
export const log = (id: string, before: number): Promise<LogLine[]> =>
  asVisitor('GET', `${path(id, 'log')}?before=${before}`);
export const findForm = (id: string, code: string): Promise<FormFound> => asVisitor('GET', path(id, 'form', code));
/** The result on a form, by the code of its link: from anybody who holds the paper. */
export const handIn = (id: string, code: string, form: HandIn): Promise<DeskDone> =>
  asVisitor('POST', path(id, 'form', code), form);
/** Where copies are written every minute, and where they could be. */
export const secondPlace = (id: string): Promise<SecondPlace> => asVisitor('GET', path(id, 'copies'));
export const copyTo = (id: string, folder: string): Promise<SecondPlace> =>
  asVisitor('POST', path(id, 'copies'), { folder });
/** Let a table be played at a live table of this server; the code by which its players join. */
export const putOnline = (id: string, round: number, table: number): Promise<OnlineTable> =>
  asVisitor('POST', path(id, 'online', round, table));
export const onlineCode = (id: string, round: number, table: number): Promise<OnlineTable> =>
  asVisitor('GET', path(id, 'online', round, table));
/** Sit down at the own online table, at a seat of the own colours. */
export const sitOnline = (id: string, round: number, table: number): Promise<OnlineSeat> =>
  asVisitor('POST', path(id, 'online', round, table, 'sit'));
/** What a pasted list or a CSV file says; nothing is entered by it. */
export const readList = (id: string, what: 'entrants' | 'results', text: string): Promise<ReadList> =>
  asVisitor('POST', path(id, 'read', what), new TextEncoder().encode(text));
/** Take in the file of a tournament that began on another laptop. */
export const takeIn = (data: Uint8Array): Promise<MadeTournament> => asVisitor('POST', 'tournaments/file', data);

/** Ask the desk for something, decided on its view `seen`. A request without an answer is sent again with its number, so
 * it is done once. A result goes by the code of its form where one is given. */
export async function ask(id: string, what: What, sure: string[], seen: number, form = ''): Promise<DeskDone> {
  const request = nextNumber();
  for (let attempt = 1; ; attempt++)
    try {
      if (form) {
        const { scores, ended, parts } = what as Extract<What, { type: 'enter' }>;
        return await handIn(id, form, { request, scores, ended, ...(parts ? { parts } : {}), sure });
      }
      return await asVisitor<DeskDone>('POST', path(id, 'do'), { request, what, sure, seen });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status || attempt === ATTEMPTS) throw error;
      await new Promise((done) => setTimeout(done, WAIT * attempt));
    }
}

/** What the server said about a request that it did not do. */
export function problemOf(error: unknown): DeskProblem {
  const problem = error instanceof Refusal ? (error.problem as DeskProblem | null) : null;
  return problem?.kind ? problem : { why: (error as Error).message, kind: '' };
}

/** Show a PDF in a tab of its own. The tab is opened at once, since a browser lets nothing open it later. */
export async function openPaper(id: string, kind: Paper, given: Record<string, string | number>): Promise<void> {
  const tab = open('', '_blank');
  try {
    const query = new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]));
    const data = await download(`${path(id, 'paper', kind)}?${query.toString()}`);
    const link = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }));
    if (tab) tab.location.href = link;
    else location.href = link;
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** The text of a chosen file, which can be chosen again. Spreadsheets still write Windows-1252. */
export async function textOf(field: HTMLInputElement): Promise<string> {
  const data = await field.files?.[0]?.arrayBuffer();
  field.value = '';
  if (!data) return '';
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return new TextDecoder('windows-1252').decode(data);
  }
}

/** Save a file of the tournament, by its path. */
export async function saveFile(id: string, file: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await download(`${path(id)}/${file}`)]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
