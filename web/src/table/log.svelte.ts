/** What happened at the table and what was said, in order. */
import type { Changed, Heard, Notice, Told } from '../wire';
import { TABLE } from '../words';
import { nameOf } from './chairNames';
import type { Came } from './presence';

export interface Entry {
  id: number;
  event?: Told;
  heard?: Heard;
  /** The key of a sentence, where no event of the game tells it. */
  key?: string;
  /** Who is in that sentence, and how much; somebody without a name is empty. */
  about?: Record<string, string | number>;
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

  /** Add what changed since `before`, as `me` reads it; a new match keeps only what was said. */
  write(changed: Changed, before: Changed | null, me: string): void {
    const begun = begins(changed, before);
    const kept = begun ? this.entries.filter((entry) => entry.heard) : this.entries;
    const happened = [
      ...changed.events.map((event) => ({ n: event.n ?? 0, entry: { event } })),
      ...(changed.notices ?? []).map((notice) => ({ n: notice.n, entry: sentenceOf(notice, changed, me) })),
    ].sort((a, b) => a.n - b.n);
    const added = happened.map(({ entry }) => this.entry(entry));
    if (added.length || begun) this.entries = [...kept, ...added].slice(-LONGEST);
  }

  /** Add that somebody came or went, or has another name. */
  writePresence(what: Came, who: string, called = ''): void {
    this.entries = [...this.entries, this.entry({ key: KEYS[what], about: { who, called } })].slice(-LONGEST);
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

/** The sentence for each kind of notice (`wire.Notice`), and for who comes and goes. */
const KEYS: Record<string, string> = {
  came: 'web-log-came',
  sat: 'web-log-sat',
  stood: 'web-log-stood',
  removed: 'web-log-removed',
  'let-in': 'web-log-let-in',
  host: 'web-log-host',
  door: 'web-log-door',
  'let-talk': 'web-log-let-talk',
  covered: 'web-log-covered',
  'handed-over': 'web-log-handed-over',
  'took-back': 'web-log-took-back',
  replaced: 'web-log-replaced',
  'asked-seat': 'web-log-asked-seat',
  'asked-back': 'web-log-asked-back',
  'not-agreed': 'web-log-not-agreed',
  undone: 'web-log-undone',
  paused: 'web-log-paused',
  resumed: 'web-log-resumed',
  'one-more': 'web-log-one-more',
  again: 'web-log-again',
  race: 'web-log-race',
  away: 'web-log-away',
  back: 'web-log-back',
  watches: 'web-log-watches',
  'stopped-watching': 'web-log-stopped-watching',
  renamed: 'web-log-renamed',
};

/** A notice as a sentence about people: a seat without a person has the name of its bot. */
function sentenceOf(notice: Notice, { table }: Changed, me: string): Omit<Entry, 'id'> {
  const { kind, who = '', whom = '', seat = TABLE, number = 0, word = '' } = notice;
  const chair = table.chairs[seat];
  const sits = chair ? nameOf({ name: '', bot: chair.bot || 'rule' }, seat) : '';
  const about = {
    who: who ? (notice.name ?? '') : sits,
    you: who && who === me ? 'yes' : 'no',
    whom: whom ? (notice.whom_name ?? '') : sits,
    whom_you: whom && whom === me ? 'yes' : 'no',
    by: who ? 'somebody' : 'nobody',
    n: number,
    word: word || 'none',
  };
  return { key: KEYS[kind] ?? 'web-log-other', about };
}
