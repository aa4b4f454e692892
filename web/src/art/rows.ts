/** How a hand is laid out: in as many rows as are needed to leave 44 px of every card uncovered. */

const FREE = 44;
const GAP = 3;

export interface Rows {
  rows: number;
  /** Cards to a row; the last may have fewer. */
  each: number;
  /** The width of a card. */
  card: number;
  /** From one card to the next. */
  step: number;
}

/** `n` cards in a space `wide`, none wider than `largest` nor narrower than `least`. */
export function rowsOf(n: number, wide: number, largest: number, least: number): Rows {
  const room = Math.max(wide, least);
  const most = Math.max(1, Math.floor((room - least) / FREE) + 1);
  const rows = Math.max(1, Math.ceil(n / most));
  const each = Math.max(1, Math.ceil(n / rows));
  const card = Math.min(largest, Math.max(least, (room - GAP * (each - 1)) / each));
  const step = each === 1 ? card : Math.min(card + GAP, (room - card) / (each - 1));
  return { rows, each, card: Math.floor(card), step };
}
