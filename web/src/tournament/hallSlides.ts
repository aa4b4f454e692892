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

type View = Hall['screen']['views'][number];
type Round = Hall['rounds'][number];

/** How many lines fit. */
const LINES: Record<string, number> = { layout: 6, round: 6, ranking: 7, missing: 24, prizes: 5 };
/** So many rounds can be read beside each other, and of tables so many numbers in a line. */
const COLUMNS = 5;
const NUMBERS = 20;

export function slidesOf(view: Hall): Slide<Line>[] {
  const found = viewsOf(view).flatMap((name) => {
    if (name.startsWith('layout')) return layoutSlides(view, name);
    if (name === 'round' && view.redraw && !view.clock) return paged('redraw', [], 1);
    const lines = LINES_OF[name]?.(view) ?? [];
    return lines.length || name in ALWAYS ? paged(name, lines, mostOf(name, lines)) : [];
  });
  return found.length ? found : paged('welcome', [], 1);
}

/** Large tables have their names in two columns, so that fewer of them fit. */
function mostOf(name: string, lines: Line[]): number {
  const places = Math.max(2, ...lines.map((each) => each.cells.length));
  return name === 'round' && places > 2 ? Math.max(1, Math.floor(8 / Math.ceil(places / 2))) : (LINES[name] ?? 1);
}

/** Views that are shown though they have no lines. */
const ALWAYS = { welcome: 1, rules: 1, clock: 1, missing: 1 };

const LINES_OF: Record<string, (view: Hall) => Line[]> = {
  round: roundLines,
  ranking: rankingLines,
  missing: missingLines,
  prizes: prizeLines,
};

/** What is shown: as the desk has chosen, or what fits the moment. */
export function viewsOf(view: Hall): View[] {
  const chosen = view.screen.views.length ? view.screen.views : (['auto'] as View[]);
  return chosen.flatMap((each) => (each === 'auto' ? fitting(view) : [each]));
}

function fitting({ phase, clock, rounds, prizes, redraw }: Hall): View[] {
  if (clock) return clock.over ? ['missing'] : ['round'];
  if (phase === 'confirmed' || phase === 'archived')
    return prizes.some((row) => row.place === 1) ? ['prizes', 'ranking'] : prizes.length ? ['prizes'] : ['welcome'];
  if (redraw) return phase === 'setup' ? ['welcome', 'rules', 'round'] : ['round', 'ranking'];
  if (phase === 'setup')
    return rounds.length ? ['welcome', 'rules', 'layout', 'layout-by-number', 'layout-by-table'] : ['welcome', 'rules'];
  return rounds.some((each) => each.state === 'drawn') ? ['round', 'ranking', 'layout'] : ['ranking'];
}

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

/** All rounds, as many beside each other as can be read. */
function layoutSlides(view: Hall, name: string): Slide<Line>[] {
  const byTable = name === 'layout-by-table';
  const places = Math.max(2, ...view.rounds.flatMap((each) => each.tables.map((one) => one.who.length)));
  const wide = byTable ? Math.min(COLUMNS, Math.max(1, Math.floor(NUMBERS / places))) : COLUMNS;
  const found: Slide<Line>[] = [];
  for (let i = 0; i < view.rounds.length; i += wide) {
    const rounds = view.rounds.slice(i, i + wide);
    const lines = byTable ? tableLines(rounds) : entrantLines(view, rounds, name === 'layout');
    const numbers = rounds.map((each) => each.n);
    const most = byTable && places === 2 ? 7 : byTable ? 5 : LINES.layout!;
    if (lines.length) found.push(...paged(name, lines, most, numbers));
  }
  return found;
}

/** At which table somebody sits in each round, and with which colours: by name, or by number. */
function entrantLines(view: Hall, rounds: Round[], byName: boolean): Line[] {
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
      entrant,
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
  if (byName) drawn.sort((a, b) => a.entrant.name.localeCompare(b.entrant.name, view.language));
  return drawn.map((each) => each.line);
}

/** Who sits at each table in each round, by numbers: who plays the first colours stands first. */
function tableLines(rounds: Round[]): Line[] {
  const numbers = [...new Set(rounds.flatMap((round) => round.tables.map((each) => each.table)))];
  return numbers
    .sort((a, b) => a - b)
    .map((number) => {
      const at = rounds.map((round) => round.tables.find((each) => each.table === number)?.who ?? []);
      return {
        head: String(number),
        cells: at.map((who) => who.join(' · ')),
        changed: at.some((who, i) => who.some((n) => rounds[i]!.changed.includes(n))),
      };
    });
}

function rankingLines(view: Hall): Line[] {
  const nameOf = namesOf(view.entrants);
  const { rows = [] } = view.ranking ?? {};
  return rows.map((row) => ({
    head: `${row.place}`,
    cells: [nameOf(row.n) + (row.free ? ' *' : ''), row.values.points ?? '', row.values.won ?? ''],
  }));
}

/** Tables without a form; those of an earlier round with its number. */
function missingLines(view: Hall): Line[] {
  const begun = view.rounds.filter((each) => each.started > 0);
  const last = begun.at(-1)?.n;
  const named = (round: number, table: number): string => (round === last ? `${table}` : `R${round}: ${table}`);
  return begun.flatMap(({ n, missing }) => missing.map((table) => ({ head: named(n, table), cells: [] })));
}

function prizeLines(view: Hall): Line[] {
  const nameOf = namesOf(view.entrants);
  return [...view.prizes]
    .sort((a, b) => a.place - b.place)
    .map((row) => ({ head: `${row.place}`, cells: [nameOf(row.n)] }));
}
