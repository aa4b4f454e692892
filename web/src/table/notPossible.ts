/** Something that was tried and is not possible, with the reason. */
import type { Answer } from '../socket';
import type { Said } from '../wire';

export interface NotPossible {
  /** The headline, where it is about neither a move nor a thing. */
  title: string;
  /** The move as its button named it; empty where it was no move. */
  words: string;
  touch: string;
  why: string;
  rule: string;
  /** The card, pawn or value that the rule finds fault with. */
  because: Said | null;
  /** Whether it was possible until others had decided. */
  late: boolean;
}

export function notPossible(given: Partial<NotPossible>): NotPossible {
  return { title: '', words: '', touch: '', why: '', rule: '', because: null, late: false, ...given };
}

/** The server's reason why something is not possible; `passed`: it was offered, and is no more. */
export function refusedMove(
  words: string,
  touch: string,
  answer: Answer & { done: false },
  passed = false,
): NotPossible {
  const { why, rule, because } = answer;
  return notPossible({ words, touch, why, rule, because, late: passed && rule !== '' });
}
