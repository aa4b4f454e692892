/** What a game brings to be drawn: one folder for each, found by its name. */
import type { Component } from 'svelte';
import type { Dealt } from '../record/record';
import type { Chair, Move, Result, Said, Told, Window } from '../wire';
import { figures, type Words } from '../words';

/** What every drawing of a game is given. `Screen` is the game's own (its screen.ts). */
export interface Drawing<Screen = unknown> {
  game: string;
  screen: Screen;
  /** Whose view this is; 15 (`TABLE`) is a spectator. */
  seat: number;
  names: string[];
  acting: number[];
  /** Touches that may come next. */
  lit: Set<string>;
  /** Touches made so far. */
  chosen: string[];
  /** Touches that may take the place of one made so far. */
  instead?: Set<string>;
  /** Touch something; if it is not lit the reason is shown. `tap('table')` sends the move that is `finish`. */
  tap: (touch: string) => void;
  /** What was touched last and refused; empty once the reason is closed. */
  tried?: string;
  t: Words;
  /** What happened since the screen before. */
  events?: Told[];
  /** Who sits there, where the drawing has its own seats. */
  chairs?: Chair[];
  /** What may be done now. */
  legal?: Move[];
  /** The move that is complete, or the only one that a button finishes. */
  finish?: Move | null;
  /** What the screen shows, one thing after the other, in tokens. */
  facts?: Said[];
  /** How the match stands. */
  result?: Result;
  /** Things that are not lit, and at which something can be called all the same. */
  callable?: Set<string>;
  /** The table that is played at, for what a person keeps for himself alone. */
  table?: string;
  /** The options of the table. */
  options?: Record<string, boolean | number | string>;
  /** What may be called besides, and how it is done. */
  calls?: Move[];
  call?: (call: Move) => void;
  /** Whether what is touched next is looked at, and not played; and how one begins to point. */
  pointing?: boolean;
  point?: () => void;
  /** Show a thing, and what can be called at it. */
  look?: (thing: string) => void;
  /** The clocks that run, and when they came, by `performance.now()`. */
  windows?: Window[];
  receivedAt?: number;
}

/** What is to be known where a value of an option is chosen, and another value that is one click away. */
export interface Notice {
  text: string;
  instead?: { value: string; label: string };
}

/** What a player's mat shows. */
export interface AtSeat {
  cards?: number;
  /** A second line, such as points. */
  sub?: string;
  /** A word on a flag. */
  flag?: string;
  /** A sign in place of the word, where many seats are close together. */
  sign?: string;
  out?: boolean;
  /** A secret choice is in: the mat has a wax seal. */
  sealed?: boolean;
}

export interface Described {
  /** Beside the name of the game, as in `hand 3 of 8`. */
  where?: string;
  seats?: AtSeat[];
  /** Whether the mats tell nobody who is on turn, whom a clock runs for and who is asked. */
  unmarked?: boolean;
  /** Points by round, one row each: for the score sheet and the line chart. */
  rounds?: number[][];
}

export interface GameDrawing {
  /** The middle of the table. */
  Cloth: Component<Drawing>;
  /** One's own cards. */
  Hand: Component<Drawing>;
  /** Whether the cloth is a board: it stands beside hand and buttons where there is room, and shows the seats itself. */
  board?: boolean;
  /** Whether the cloth is narrow and high: it stands beside hand and buttons where there is room, below the seats. */
  column?: boolean;
  /** Whether the turn goes to the right. */
  rightwards?: boolean;
  /** Buttons in place of the choices, as long as `acts` says so. */
  Acts?: Component<Drawing>;
  acts?: (drawing: Drawing) => boolean;
  /** Buttons that keep their place at the end of the thumb row, for what can be called at any time. */
  Calls?: Component<Drawing>;
  /** A thing that is looked at, above what can be called at it. */
  Thing?: Component<Drawing & { thing: string }>;
  /** At which thing a call is offered, where that is not what it begins with. */
  concerns?: (call: Move, screen: unknown, seat: number) => string;
  /** Whether a move costs who makes it: its button is filled only where it was put together. */
  costly?: (move: Move) => boolean;
  /** A call in words at the thing that it concerns, where a move is named otherwise. */
  calling?: (call: Move, t: Words) => string;
  /** What calls of one verb are called together, where there are many at one thing. */
  group?: (verb: string, t: Words) => string;
  /** What is to be known of a value of an option. */
  notice?: (option: string, value: string, t: Words) => Notice | null;
  /** What is lit on the board, as buttons with words. */
  Steps?: Component<Drawing>;
  /** How it stands, for the side panel. */
  Score?: Component<Drawing>;
  /** What a side has reached, for the result: shown where several seats win together. */
  Side?: Component<Drawing & { seats: number[] }>;
  /** What lies in front of a seat, below its mat. */
  Seat?: Component<Drawing & { at: number }>;
  /** A card, for rules and race buttons. */
  Card?: Component<{ name: string }>;
  /** Whether it shows what is said of a screen, and not the screen itself. */
  worded?: boolean;
  describe?: (drawing: Drawing) => Described;
  /** A thing to touch, in words. */
  touch?: (touch: string, drawing: Drawing) => string;
  /** What a seat itself is called, such as a colour. */
  seat?: (at: number, t: Words) => string;
  /** Whether an event tells more than the prompt does; where it is left out, all do. */
  news?: (event: Told) => boolean;
  /** How long a change is shown before the next, in milliseconds. */
  hold?: (events: Told[]) => number;
}

/** The points of a side in words, where the game has points. */
export function counted(game: string, { points, counts }: Result, side: number, t: Words): string {
  if (!points.length) return '';
  const n = points[side]!;
  return t.firstOf([`${game}-counts-${counts}`, `counts-${counts}`], { n, points: figures(points)(n) });
}

/** The description of a game that brings none: the points of each side, the cards of each seat. */
export function plainly({ game, screen, result, names, t }: Drawing): Described {
  const { seats = [], sheet = [] } = screen as { seats?: { cards?: number }[]; sheet?: number[][] };
  const sideOf = (seat: number): number => result?.sides.findIndex((side) => side.includes(seat)) ?? -1;
  return {
    rounds: sheet,
    seats: names.map((_, seat) => ({
      cards: seats[seat]?.cards,
      sub: result && sideOf(seat) >= 0 ? counted(game, result, sideOf(seat), t) : undefined,
    })),
  };
}

const FOLDERS = import.meta.glob<GameDrawing>(['./*/index.ts', '!./plain/index.ts']);

/** The drawing of a game, or that of any game where it has none of its own. */
export async function drawingOf(game: string): Promise<GameDrawing> {
  const found = FOLDERS[`./${game}/index.ts`];
  return found ? await found() : (await import('./plain')).PLAIN;
}

const PICTURES = import.meta.glob<{ default: Component<Record<string, never>> }>('./*/Picture.svelte');

/** The picture of a game for the start page, without the rest of its drawing; null where it has none. */
export async function pictureOf(game: string): Promise<Component<Record<string, never>> | null> {
  return (await PICTURES[`./${game}/Picture.svelte`]?.())?.default ?? null;
}

const DEALS = import.meta.glob<{ dealt: Dealt }>('./*/deal.ts');

/** How a game deals, to check a record; null where the browser does not know it. */
export async function dealOf(game: string): Promise<Dealt | null> {
  return (await DEALS[`./${game}/deal.ts`]?.())?.dealt ?? null;
}

/** A game's score form at a tournament. `boxes` are the colours of each seat, where pawns are counted by colour; `most` is the most in a
 * box, `home` that of a seat; `sizes` are the fewest and the most seats of a table, `usual` how many it has. With `order` each box is
 * a place, otherwise points. */
export interface FormKind {
  players: number;
  boxes: string[][];
  most: number;
  home: number;
  sizes: [number, number];
  usual: number;
  minutes: number;
  limit: number;
  order?: boolean;
}
