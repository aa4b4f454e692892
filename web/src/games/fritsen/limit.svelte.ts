/** A person's own limit of Fritsjes at a table, after which drinks are symbolic. It is kept in this browser, and no message has it: nobody
 * else learns of it, not even who plays on in the same seat. */
import { kept, store } from '../../storage';

/** The highest that can be chosen. */
export const HIGHEST = 20;
/** At how many tables a limit is kept. */
const TABLES = 20;

type Limit = [table: string, limit: number];

class Limits {
  /** Goes up with every choice, so that the page shows it. */
  private chosen = $state(0);

  /** The limit at a table; 0 is none. */
  at(table: string): number {
    return this.chosen >= 0 ? (read().find(([each]) => each === table)?.[1] ?? 0) : 0;
  }

  choose(table: string, limit: number): void {
    const others = read().filter(([each]) => each !== table);
    const all: Limit[] = limit ? [[table, limit], ...others] : others;
    store('limits', JSON.stringify(all.slice(0, TABLES)));
    this.chosen += 1;
  }
}

/** What was kept; a stranger may have written it. */
function read(): Limit[] {
  const found = kept.parsed<unknown>('limits');
  return Array.isArray(found) ? found.filter(isLimit) : [];
}

function isLimit(found: unknown): found is Limit {
  const [table, limit] = Array.isArray(found) ? (found as unknown[]) : [];
  return typeof table === 'string' && Number.isInteger(limit) && Number(limit) > 0 && Number(limit) <= HIGHEST;
}

export const limits = new Limits();

/** How many of so many Fritsjes are symbolic. */
export const beyond = (limit: number, fritsjes: number): number => (limit ? Math.max(0, fritsjes - limit) : 0);
