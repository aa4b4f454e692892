/** What is needed to draw a table, whether it is played now or shown again. */
import { plainly, type Described, type Drawing, type GameDrawing } from '../games';
import type { Chair } from '../wire';
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
  tap(touch: string): void;
}

const NOTHING = new Set<string>();
const ignore = (): void => {};
const emptyChair = (name: string): Chair => ({ who: '', name, bot: '', ready: false, here: true });

/** A table to look at: nothing on it can be touched. */
export function readOnlyView(
  screen: unknown,
  seat: number,
  names: string[],
  drawing: GameDrawing | null,
  t: Words,
  more: Pick<Drawing, 'events' | 'options'> = {},
): TableView {
  const { turn = null } = screen as { turn?: number | null };
  const acting = turn === null ? [] : [turn];
  const chairs = names.map(emptyChair);
  const drawn: Drawing = { screen, seat, names, acting, lit: NOTHING, chosen: [], tap: ignore, t, chairs, ...more };
  const described = (drawing?.describe ?? plainly)(drawn);
  return { chairs, names, seat, acting, turn, described, drawing, drawn, lit: NOTHING, tap: ignore };
}
