/** What happened at the table and what was said, in order. */
import type { Changed, Heard, Told } from '../wire';
import { nameOf } from './chairNames';

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

  /** Add what changed since `before`; a new match keeps only what was said. */
  write(changed: Changed, before: Changed | null): void {
    const begun = begins(changed, before);
    const kept = begun ? this.entries.filter((entry) => entry.heard) : this.entries;
    const added = changed.events.map((event) => this.entry({ event }));
    if (!begun && wasUndone(changed, before)) added.unshift(this.entry({ key: 'web-log-undone' }));
    if (before && before.table.paused !== changed.table.paused)
      added.push(this.entry({ key: changed.table.paused ? 'web-log-paused' : 'web-log-resumed' }));
    if (before && !begun)
      added.push(...[...votes(changed, before), ...moved(changed, before)].map((each) => this.entry(each)));
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

type Sentence = Pick<Entry, 'key' | 'about'>;

/** A proposal was made, or dropped. */
function votes({ table, match }: Changed, before: Changed): Sentence[] {
  if (table.proposed === before.table.proposed || table.phase !== 'playing') return [];
  const [what, number] = table.proposal.split(' ');
  const who = table.proposer_name;
  if (what === 'seat') return [{ key: 'web-log-asked-seat', about: { who, whom: nameAt(before, Number(number)) } }];
  if (what === 'back') return [{ key: 'web-log-asked-back', about: { who, n: (match?.ply ?? 0) - Number(number) } }];
  const asked = before.table.proposal.startsWith('seat')
    ? satDown(table.chairs, before)
    : (match?.ply ?? 0) < (before.match?.ply ?? 0);
  return asked ? [] : [{ key: 'web-log-not-agreed' }];
}

/** Seats that people took or left in mid-match. */
function moved({ table }: Changed, before: Changed): Sentence[] {
  if (table.phase !== 'playing' || before.table.phase !== 'playing') return [];
  return table.chairs.flatMap(({ who, name }, seat) => {
    const left = before.table.chairs[seat]!;
    if (who === left.who) return [];
    const about = { who: who ? name : left.name, whom: nameAt(before, seat) };
    return [{ key: who ? 'web-log-sat' : 'web-log-stood', about }];
  });
}

const satDown = (chairs: Changed['table']['chairs'], before: Changed): boolean =>
  chairs.some(({ who }, seat) => who === before.table.proposer && !before.table.chairs[seat]!.who);

const nameAt = ({ table }: Changed, seat: number): string => nameOf(table.chairs[seat]!, seat);

function wasUndone(changed: Changed, before: Changed | null): boolean {
  return !!before?.match && !!changed.match && changed.match.ply < before.match.ply;
}
