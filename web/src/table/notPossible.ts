/** Something that was tried and is not possible, with the reason. */
import type { Answer } from '../socket';

export interface NotPossible {
  /** The move as it was sent; empty where it was no move. */
  words: string;
  touch: string;
  why: string;
  rule: string;
}

export function notPossible(given: Partial<NotPossible>): NotPossible {
  return { words: '', touch: '', why: '', rule: '', ...given };
}

/** The server's reason why a move is not possible; its rule may stand in the words alone: `... (M-060)`. */
export function refusedMove(words: string, touch: string, { why, rule }: Answer & { done: false }): NotPossible {
  return { words, touch, why, rule: rule || (/\(([A-Z]-\d{3})/.exec(why)?.[1] ?? '') };
}
