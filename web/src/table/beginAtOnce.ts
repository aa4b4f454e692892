/** A table that was opened by "play now" begins as soon as it is shown: the start page notes it, the table takes the note. */

import { keptHere } from '../storage';

const nameOf = (table: string): string => `begin.${table}`;

export function noteBeginAtOnce(table: string): void {
  keptHere.write(nameOf(table), '1');
}

export function takeBeginAtOnce(table: string): boolean {
  const noted = keptHere.read(nameOf(table)) !== null;
  keptHere.remove(nameOf(table));
  return noted;
}
