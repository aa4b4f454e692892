/** A table that was opened by "play now" begins as soon as it is shown: the start page notes it, the table takes the note. */

const keyOf = (table: string): string => `stammtisch.begin.${table}`;

export function noteBeginAtOnce(table: string): void {
  sessionStorage.setItem(keyOf(table), '1');
}

export function takeBeginAtOnce(table: string): boolean {
  const noted = sessionStorage.getItem(keyOf(table)) !== null;
  sessionStorage.removeItem(keyOf(table));
  return noted;
}
