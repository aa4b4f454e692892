/** A layout typed by hand: `1: 4 7` puts duos 4 and 7 at table 1; who stands nowhere is free. */
import type { Layout } from '../wire-desk';

export function chipsIn(text: string, round: number, playing: number[]): Layout {
  const tables = text
    .split(/\r?\n/)
    .map((line) => [...line.matchAll(/\d+/g)].map(Number))
    .filter((numbers) => numbers.length > 1)
    .map(([table, ...who]) => ({ table: table!, who }));
  const seated = new Set(tables.flatMap((each) => each.who));
  return { round, tables, free: playing.filter((n) => !seated.has(n)) };
}
