/** The slides of the hall screen: each of its views in as many pages as the hall can read. */
import type { Hall } from '../wire-desk';
import { namesOf } from './say';
import { paged, type Slide } from './slides';

/** A row of a slide: what stands large at its left, the cells, and whether it has changed. */
export interface Line {
  head: string;
  cells: string[];
  /** By cell, the seat that its colours are shown of; -1 for none. */
  seats?: number[];
  changed?: boolean;
}

/** How many lines fit. */
const LINES: Record<string, number> = { layout: 7, round: 6, ranking: 7, missing: 24, prizes: 5 };
/** Below the names of these rounds their tables stand; more columns could not be read. */
const COLUMNS = 5;

export function slidesOf(view: Hall): Slide<Line>[] {
  const views = view.screen.views.length ? view.screen.views : (['welcome'] as const);
  const found = views.flatMap((name) => {
    const lines = LINES_OF[name]?.(view) ?? [];
    return lines.length || name in ALWAYS ? paged(name, lines, LINES[name] ?? 1) : [];
  });
  return found.length ? found : paged('welcome', [], 1);
}

/** Views that are shown though they have no lines. */
const ALWAYS = { welcome: 1, clock: 1, missing: 1 };

const LINES_OF: Record<string, (view: Hall) => Line[]> = {
  layout: layoutLines,
  round: roundLines,
  ranking: rankingLines,
  missing: missingLines,
  prizes: prizeLines,
};

/** The round that is played, or else the next one. */
export const roundShown = (view: Hall): Hall['rounds'][number] | undefined =>
  view.rounds.find((each) => each.n === view.clock?.round) ??
  view.rounds.find((each) => each.state === 'drawn') ??
  view.rounds.at(-1);

function roundLines(view: Hall): Line[] {
  const nameOf = namesOf(view.entrants);
  const round = roundShown(view);
  return (round?.tables ?? []).map((each) => ({
    head: String(each.table),
    cells: each.who.map(nameOf),
    changed: each.who.some((n) => round!.changed.includes(n)),
  }));
}

/** By name: at which table somebody sits in each round, and with which colours. */
function layoutLines(view: Hall): Line[] {
  const rounds = view.rounds.slice(-COLUMNS);
  const lines = view.entrants.map((entrant) => {
    const places = rounds.map((round) => {
      const table = round.tables.find((each) => each.who.includes(entrant.n));
      return {
        table: table?.table ?? 0,
        seat: table?.who.indexOf(entrant.n) ?? -1,
        free: round.free.includes(entrant.n),
      };
    });
    return {
      name: entrant.name,
      drawn: places.some((each) => each.table || each.free),
      line: {
        head: String(entrant.n),
        cells: [entrant.name, ...places.map((each) => (each.table ? String(each.table) : each.free ? '–' : ''))],
        seats: [-1, ...places.map((each) => each.seat)],
        changed: rounds.some((round) => round.changed.includes(entrant.n)),
      },
    };
  });
  const drawn = lines.filter((each) => each.drawn);
  return drawn.sort((a, b) => a.name.localeCompare(b.name, view.language)).map((each) => each.line);
}

function rankingLines(view: Hall): Line[] {
  const nameOf = namesOf(view.entrants);
  const { rows = [] } = view.ranking ?? {};
  return rows.map((row) => ({
    head: `${row.place}`,
    cells: [nameOf(row.n) + (row.free ? ' *' : ''), row.values.points ?? '', row.values.won ?? ''],
  }));
}

/** Tables without a form, once the signal was given. */
function missingLines(view: Hall): Line[] {
  const missing = view.rounds.filter((each) => each.started > 0).flatMap((each) => each.missing);
  return missing.map((table) => ({ head: String(table), cells: [] }));
}

function prizeLines(view: Hall): Line[] {
  const nameOf = namesOf(view.entrants);
  return [...view.prizes]
    .sort((a, b) => a.place - b.place)
    .map((row) => ({ head: `${row.place}`, cells: [nameOf(row.n)] }));
}
