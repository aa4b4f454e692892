/** What a drawing of the table needs to know, of a table that is played or of one that is shown again. */
import { plainly, type Described, type Drawing, type GameDrawing } from '../games';
import type { Chair, Told } from '../wire';
import type { Words } from '../words';

export interface Seen {
  readonly chairs: Chair[];
  readonly names: string[];
  readonly seat: number;
  readonly acting: number[];
  readonly turn: number | null;
  readonly described: Described;
  readonly drawing: GameDrawing | null;
  readonly drawn: Drawing | null;
  readonly lit: Set<string>;
  tap(touch: string): void;
}

const NOTHING = new Set<string>();
const untouched = (): void => {};
const empty = (name: string): Chair => ({ who: '', name, bot: '', ready: false, here: true });

export interface Shown {
  events?: Told[];
  options?: Drawing['options'];
}

/** A screen to look at, with nothing to touch. */
export function still(
  screen: unknown,
  seat: number,
  names: string[],
  drawing: GameDrawing | null,
  t: Words,
  shown: Shown = {},
): Seen {
  const { turn = null } = screen as { turn?: number | null };
  const acting = turn === null ? [] : [turn];
  const chairs = names.map(empty);
  const drawn: Drawing = { screen, seat, names, acting, lit: NOTHING, chosen: [], tap: untouched, t, chairs, ...shown };
  const described = (drawing?.describe ?? plainly)(drawn);
  return { chairs, names, seat, acting, turn, described, drawing, drawn, lit: NOTHING, tap: untouched };
}
