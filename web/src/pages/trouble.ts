/** What went wrong, in the reader's words where the catalogue has them. */
import type { Words } from '../words';

export function inWords(error: unknown, t: Words): string {
  const why = (error as Error).message;
  return t.refusedBy(why);
}
