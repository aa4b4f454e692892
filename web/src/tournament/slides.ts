/** What the hall screen shows, one slide after the other. */

export interface Slide<Row> {
  view: string;
  rows: Row[];
  /** From 0, of `pages`. */
  page: number;
  pages: number;
  /** The first of its rows, from 1, and the number of all. */
  first: number;
  of: number;
  /** The rounds whose columns it has. */
  rounds: number[];
}

/** A view in as many pages as its rows need, all as full as they can be alike; an empty view has one page. */
export function paged<Row>(view: string, rows: Row[], most: number, rounds: number[] = []): Slide<Row>[] {
  const pages = Math.max(1, Math.ceil(rows.length / most));
  const size = Math.ceil(rows.length / pages);
  return Array.from({ length: pages }, (_, page) => ({
    view,
    rows: rows.slice(page * size, page * size + size),
    page,
    pages,
    first: page * size + 1,
    of: rows.length,
    rounds,
  }));
}

/** The slide after this one; where the slides have changed, the first that is there. */
export const after = (at: number, slides: number): number => (slides ? (at + 1) % slides : 0);
