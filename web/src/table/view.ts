/** What is needed to draw a table, whether it is played now or shown again. */
import { plainly, type Described, type Drawing, type GameDrawing } from '../games';
import type { Chair, Window } from '../wire';
import type { Words } from '../words';

export interface TableView {
  readonly chairs: Chair[];
  readonly names: string[];
  readonly seat: number;
  readonly acting: number[];
  readonly turn: number | null;
  readonly described: Described;
  readonly drawing: GameDrawing | null;
  readonly drawn: Drawing | null;
  readonly lit: Set<string>;
  /** Things that are not lit, and at which something can be called. */
  readonly callable: Set<string>;
  readonly windows: Window[];
  /** When the windows came, by `performance.now()`. */
  readonly receivedAt: number;
  tap(touch: string): void;
}

const NOTHING = new Set<string>();
const ignore = (): void => {};
const emptyChair = (name: string): Chair => ({ who: '', name, bot: '', ready: false, here: true });

/** A table to look at: nothing on it can be touched. */
export function readOnlyView(
  game: string,
  screen: unknown,
  seat: number,
  names: string[],
  drawing: GameDrawing | null,
  t: Words,
  more: Pick<Drawing, 'events' | 'options' | 'facts'> = {},
): TableView {
  const { turn = null } = screen as { turn?: number | null };
  const acting = turn === null ? [] : [turn];
  const chairs = names.map(emptyChair);
  const drawn = { game, screen, seat, names, acting, lit: NOTHING, chosen: [], tap: ignore, t, chairs, ...more };
  const described = (drawing?.describe ?? plainly)(drawn);
  const untouchable = { lit: NOTHING, callable: NOTHING, windows: [], receivedAt: 0, tap: ignore };
  return { chairs, names, seat, acting, turn, described, drawing, drawn, ...untouchable };
}
