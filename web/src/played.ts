/** Tables at which one sits, and matches that one has played: in which order they are shown, and under which day. */
import type { Changed, MatchPage } from './wire';

/** How long an answer is waited for after a match, in milliseconds. */
const LINGERS = 3_600_000;

export interface Going {
  table: string;
  /** When it last changed, in milliseconds since 1970. */
  at: number;
  now: Changed;
  /** When this was read, by `performance.now()`. */
  receivedAt: number;
}

export interface Finished {
  /** Where we sat. */
  seat: number;
  page: MatchPage;
}

/** Whether this was kept by a release that we understand. */
export function isFinished(kept: unknown): kept is Finished {
  const { seat, page } = (kept ?? {}) as Partial<Finished>;
  const { address, game, began, seconds, seats } = page ?? ({} as Partial<MatchPage>);
  const words = [address, game].every((each) => typeof each === 'string');
  return words && [seat, began, seconds].every(Number.isFinite) && Array.isArray(seats);
}

/** Whether the table waits for us: it is our turn, and no bot plays for us. */
export function waitsForUs({ now }: Going): boolean {
  const { match, seat, table } = now;
  return (match?.acting.includes(seat) ?? false) && !table.chairs[seat]?.bot && !table.paused;
}

/** Other people who sit at a table, or those of them who have said yes. */
const others = ({ now }: Going, saidYes = false): boolean =>
  now.table.chairs.some(({ who, ready }, seat) => who && seat !== now.seat && (ready || !saidYes));

/** Whether somebody may still ask for one more match there, where the last one is over. */
export const mayAsk = (each: Going): boolean =>
  others(each) && !each.now.table.tournament_table && Date.now() - each.at < LINGERS;

/** Whether others want one more match, and we have not answered. */
export function asksUs(each: Going): boolean {
  const { table, seat } = each.now;
  return table.phase === 'over' && table.chairs[seat]?.ready === false && others(each, true);
}

/** The tables that wait for us, the longest waiting first; then those where one more is asked for, those that are
 *  played, and those being laid. */
export function waitingLongest(tables: Going[]): Going[] {
  const rank = (each: Going): number => (waitsForUs(each) ? 0 : asksUs(each) ? 1 : each.now.match ? 2 : 3);
  const order = (a: Going, b: Going): number => (rank(a) === 0 ? a.at - b.at : b.at - a.at);
  return tables.toSorted((a, b) => rank(a) - rank(b) || order(a, b));
}

export const endOf = ({ page }: Finished): number => page.began + page.seconds * 1000;

export function newestFirst(finished: Finished[]): Finished[] {
  return finished.toSorted((a, b) => endOf(b) - endOf(a));
}

export const beginOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** Matches by the day on which they ended, each day with its beginning. */
export function byDay(finished: Finished[]): { day: number; matches: Finished[] }[] {
  const days: { day: number; matches: Finished[] }[] = [];
  for (const each of finished) {
    const day = beginOfDay(endOf(each));
    const last = days.at(-1);
    if (last?.day === day) last.matches.push(each);
    else days.push({ day, matches: [each] });
  }
  return days;
}

/** Whether another person played: a match against bots alone counts for nobody. */
export const inCompany = ({ seat, page }: Finished): boolean =>
  page.seats.some((each, i) => i !== seat && !each.bot && each.name !== '');

/** The side of a seat. */
export const sideOf = ({ seat, page }: Finished): number =>
  page.result?.sides.findIndex((side) => side.includes(seat)) ?? -1;

export const placeOf = (each: Finished): number => each.page.result?.places[sideOf(each)] ?? 0;

/** Of each game, how many matches were played and won; the most played first. */
export function figures(finished: Finished[]): { game: string; played: number; won: number }[] {
  const found = new Map<string, { game: string; played: number; won: number }>();
  for (const each of finished.filter(inCompany)) {
    const { game } = each.page;
    const { played, won } = found.get(game) ?? { played: 0, won: 0 };
    found.set(game, { game, played: played + 1, won: won + Number(placeOf(each) === 1) });
  }
  return [...found.values()].sort((a, b) => b.played - a.played);
}
