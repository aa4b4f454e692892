/** What happened at the table and what was said, in order. */
import type { Changed, Heard, Told } from '../wire';

export interface Entry {
  id: number;
  event?: Told;
  heard?: Heard;
  /** The key of a sentence, where no event of the game tells it. */
  key?: string;
}

const LONGEST = 600;

/** Whether a new match begins with this change. */
export function begins(changed: Changed, before: Changed | null): boolean {
  return before !== null && changed.table.match !== before.table.match;
}

export class Log {
  entries = $state.raw<Entry[]>([]);
  /** How many things were said since the log was last read. */
  unread = $state(0);
  private count = 0;

  /** Add what changed since `before`; a new match keeps only what was said. */
  write(changed: Changed, before: Changed | null): void {
    const begun = begins(changed, before);
    const kept = begun ? this.entries.filter((entry) => entry.heard) : this.entries;
    const added = changed.events.map((event) => this.entry({ event }));
    if (!begun && wasUndone(changed, before)) added.unshift(this.entry({ key: 'web-log-undone' }));
    if (before && before.table.paused !== changed.table.paused)
      added.push(this.entry({ key: changed.table.paused ? 'web-log-paused' : 'web-log-resumed' }));
    if (added.length || begun) this.entries = [...kept, ...added].slice(-LONGEST);
  }

  /** Add what somebody said, once; what `me` said oneself is not unread. */
  hear(heard: Heard, me: string): void {
    if (this.entries.some((entry) => entry.heard?.line === heard.line)) return;
    this.entries = [...this.entries, this.entry({ heard })];
    if (heard.who !== me) this.unread++;
  }

  private entry(content: Omit<Entry, 'id'>): Entry {
    return { id: this.count++, ...content };
  }
}

function wasUndone(changed: Changed, before: Changed | null): boolean {
  return !!before?.match && !!changed.match && changed.match.ply < before.match.ply;
}
