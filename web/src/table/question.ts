/** The question before a move that a player may regret, and before what is no move of his. */
import { speech } from '../speech.svelte';
import type { Move } from '../wire';
import type { Company } from '../words';

/** A second yes does not count before the question could be read, in milliseconds. */
const CONFIRM_AFTER = 400;

export interface Unconfirmed {
  move: Move;
  title: string;
  sentence: string;
  /** What the button says. */
  button: string;
  rule: string;
  since: number;
}

/** What is asked, if anything; a call that was `put` together like a move is always asked about. */
export function questionBefore(move: Move, put: boolean, game: string, company: Company): Unconfirmed | null {
  const said = move.would?.find((each) => each.twice);
  if (!said && !put) return null;
  const words = (attribute = ''): string =>
    said
      ? speech.words.told(game, 'would', said, company, attribute)
      : speech.words.say(attribute ? `web-no-move.${attribute}` : 'web-no-move');
  const [title, sentence, button] = [words('title'), words(), words('button')];
  return { move, title, sentence, button, rule: said?.rule ?? '', since: performance.now() };
}

/** Whether the question could not have been read yet. */
export const tooEarly = (asked: Unconfirmed | null): boolean =>
  asked !== null && performance.now() - asked.since < CONFIRM_AFTER;
