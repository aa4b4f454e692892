/** What a lesson puts in place of the usual parts of a table. */
import type { Snippet } from 'svelte';

/** What the strip says. */
export interface Strip {
  /** Something is to be done, it was right, or it may be done and is not meant. */
  kind: 'you' | 'right' | 'look';
  title: string;
  sentence: string;
  rule: string;
  /** What is said below the reason why something is not possible. */
  comfort: string;
}

export interface AtLesson {
  /** Beside the name of the game. */
  where: string;
  strip: Strip;
  /** In the bar: a table that waits. */
  called: Snippet;
  /** How far one is: a row below the bar. */
  progress: Snippet;
  /** The buttons, where they are not those of the table. */
  acts?: Snippet;
  /** A button beside those of the table. */
  beside: Snippet;
  side: Snippet<[(rule: string) => void]>;
}
