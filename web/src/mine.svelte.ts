/** What one plays and has played in this browser. It is kept on this device; the server has no such list. */
import { SvelteMap } from 'svelte/reactivity';
import { lookLately, matchPage, Refusal, visitor } from './api';
import { asksUs, isFinished, mayAsk, newestFirst, waitingLongest, type Finished, type Going } from './played';
import { kept, store } from './storage';
import { TABLE } from './words';

/** As many as are kept: tables at which one sits, and matches that are over. */
const MOST = { tables: 20, matches: 500 };
const GONE = [401, 403, 404];

class Mine {
  /** Matches that are over, the newest first. */
  finished = $state.raw<Finished[]>(readMatches());
  private tables = readTables();
  private readonly seen = new SvelteMap<string, Going>();
  private readonly asking = new Set<string>();

  /** Tables at which one sits: those that wait for us first, the longest waiting before the others. */
  get going(): Going[] {
    return waitingLongest([...this.seen.values()]);
  }

  /** We sit at this table. */
  sit(table: string): void {
    if (this.tables[0] !== table) this.keepTables((tables) => [table, ...tables.filter((each) => each !== table)]);
  }

  /** Ask the server how the tables stand at which we sit. */
  async refresh(): Promise<void> {
    if (visitor()) await Promise.all(this.tables.map((table) => this.look(table)));
  }

  private async look(table: string): Promise<void> {
    try {
      const { now, at } = await lookLately(table);
      const { match, seat } = now;
      if (match && now.table.phase === 'over') await this.finish(match.address, seat);
      const over = now.table.phase === 'over';
      const going = { table, at, now, receivedAt: performance.now() };
      // Who wants one more, or may be asked for it, waits for it, wherever one looks meanwhile.
      const lingers = now.table.chairs[seat]?.ready || asksUs(going) || mayAsk(going);
      if (seat === TABLE || (over && !lingers)) this.leave(table);
      else if (over && !asksUs(going)) this.seen.delete(table);
      else this.seen.set(table, going);
    } catch (error) {
      if (GONE.includes((error as Refusal).status)) this.leave(table);
    }
  }

  private leave(table: string): void {
    this.seen.delete(table);
    this.keepTables((tables) => tables.filter((each) => each !== table));
  }

  /** A match that we played is over. */
  async finish(address: string, seat: number): Promise<void> {
    if (seat === TABLE || this.asking.has(address) || this.match(address)) return;
    this.asking.add(address);
    try {
      const page = await matchPage(address);
      this.keep((matches) => {
        const others = matches.filter((each) => each.page.address !== address);
        return newestFirst([{ seat, page }, ...others]).slice(0, MOST.matches);
      });
    } catch {
      // the table is asked again when it is next seen
    } finally {
      this.asking.delete(address);
    }
  }

  match(address: string): Finished | undefined {
    return this.finished.find(({ page }) => page.address === address);
  }

  /** Forget all that was played; tables at which we sit stay. */
  forget(): void {
    this.keep(() => []);
  }

  // Another tab may have written meanwhile.
  private keep(change: (matches: Finished[]) => Finished[]): void {
    this.finished = change(readMatches());
    store('matches', JSON.stringify(this.finished));
  }

  private keepTables(change: (tables: string[]) => string[]): void {
    this.tables = change(readTables()).slice(0, MOST.tables);
    store('tables', JSON.stringify(this.tables));
  }
}

const readMatches = (): Finished[] => read('matches').filter(isFinished);
const readTables = (): string[] => read('tables').filter((each) => typeof each === 'string');

/** A list that was kept; a stranger may have written it. */
function read(name: string): unknown[] {
  const found = kept.parsed(name);
  return Array.isArray(found) ? found : [];
}

export const mine = new Mine();
