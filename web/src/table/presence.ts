/**
 * Who comes and goes, as far as the sockets tell. It is no entry of the table's log: a phone that sleeps for a moment comes and
 * goes many times, and nothing follows from it for the match. So each page tells its reader, and only what lasts.
 */
import type { Changed } from '../wire';

/** Who is back so soon, in milliseconds, was never away. */
export const MOMENT = 8_000;

export interface Timers {
  after(work: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  /** The time in milliseconds. */
  now(): number;
}

export type Came = 'back' | 'watches' | 'away' | 'stopped-watching' | 'renamed';

interface Person {
  name: string;
  sits: boolean;
  here: boolean;
}

export class Presence {
  private known: Map<string, Person> | null = null;
  private readonly leaving = new Map<string, unknown>();
  /** When those who are away have gone, as far as this page has seen it. */
  private readonly gone = new Map<string, number>();

  constructor(
    private readonly timers: Timers,
    /** `called`: what somebody is called now who had another name. */
    private readonly tell: (what: Came, name: string, called?: string) => void,
  ) {}

  see({ table }: Changed, me: string): void {
    const before = this.known;
    const now = new Map<string, Person>();
    for (const { who, name, here } of table.chairs) if (who && who !== me) now.set(who, { name, sits: true, here });
    for (const { who, name } of table.watchers ?? []) if (who !== me) now.set(who, { name, sits: false, here: true });
    this.known = now;
    if (!before) return;
    for (const [who, person] of now)
      if (person.here && !before.get(who)?.here) this.arrived(who, person, before.has(who));
    for (const [who, person] of before) if (person.here && !now.get(who)?.here) this.left(who, person);
    for (const [who, { name }] of now) {
      const old = before.get(who)?.name;
      if (old && name && old !== name) this.tell('renamed', old, name);
    }
  }

  /** For how many seconds somebody has been away; null if this page does not know. */
  awayFor(who: string, now: number): number | null {
    const since = this.gone.get(who);
    return since === undefined ? null : Math.max(0, now - since) / 1000;
  }

  close(): void {
    for (const timer of this.leaving.values()) this.timers.cancel(timer);
    this.leaving.clear();
  }

  private arrived(who: string, { name, sits }: Person, known: boolean): void {
    this.gone.delete(who);
    if (this.leaving.has(who)) {
      this.timers.cancel(this.leaving.get(who));
      this.leaving.delete(who);
    } else if (known || !sits) this.tell(sits ? 'back' : 'watches', name);
  }

  private left(who: string, { name, sits }: Person): void {
    this.gone.set(who, this.timers.now());
    const gone = (): void => {
      this.leaving.delete(who);
      this.tell(sits ? 'away' : 'stopped-watching', name);
    };
    this.leaving.set(who, this.timers.after(gone, MOMENT));
  }
}
