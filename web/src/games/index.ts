/** What a game brings along to be drawn: one folder each, found by itself. */
import type { Component } from 'svelte';
import type { Dealt } from '../record/record';
import type { Chair, Move, Told } from '../wire';
import { signed, type Words } from '../words';

/** What every drawing of a game is given. `Screen` is the game's own (wire.ts). */
export interface Drawing<Screen = unknown> {
  screen: Screen;
  /** Whose eyes these are; 15 looks on. */
  seat: number;
  names: string[];
  acting: number[];
  /** Touches that may come next. */
  lit: Set<string>;
  /** Touches made so far. */
  chosen: string[];
  /** Touches that may take the place of one made so far. */
  instead?: Set<string>;
  /** Touch something, lit or not: what is not lit is answered with the reason. `tap('table')` sends a complete move, or the only one that one button finishes. */
  tap: (touch: string) => void;
  /** What was touched last and refused; empty once the reason is put away. */
  tried?: string;
  t: Words;
  /** What happened on the way to this screen. */
  events?: Told[];
  /** Who sits there, where the drawing has its own seats. */
  chairs?: Chair[];
  /** What may be done now. */
  legal?: Move[];
  /** How the table plays. */
  options?: Record<string, boolean | number | string>;
}

/** What lies at one seat, as the mat shows it. */
export interface AtSeat {
  cards?: number;
  /** A second line, as points. */
  sub?: string;
  /** A word on a flag. */
  flag?: string;
  out?: boolean;
}

export interface Described {
  /** What the strip asks, at most 28 characters, and a second line. */
  title?: string;
  asked?: string;
  /** The rule behind what is asked. */
  rule?: string;
  /** Beside the name of the game, as in `hand 3 of 8`. */
  where?: string;
  seats?: AtSeat[];
  /** Everything that the screen shows, as sentences. */
  facts?: string[];
  /** Points by round, one row each: for the score sheet and the line chart. */
  rounds?: number[][];
  /** What the race button says, where a window is open. */
  race?: { title: string; button: string; touch: string; rule?: string };
  /** Seats that win and lose together, with what they have. */
  sides?: { seats: number[]; points: string }[];
  /** How it ended, where the places do not say it. */
  ended?: string;
}

/** What is asked before a move that one may regret. */
export interface Warning {
  title: string;
  asked: string;
  rule: string;
  /** What the button says. */
  yes: string;
}

export interface GameDrawing {
  /** The middle of the table. */
  Cloth: Component<Drawing>;
  /** One's own cards. */
  Hand: Component<Drawing>;
  /** A board: it stands beside hand and buttons where there is room, and shows the seats itself. */
  board?: boolean;
  /** What is lit on the board, once more as buttons in words. */
  Steps?: Component<Drawing>;
  /** How it stands, for the side panel. */
  Score?: Component<Drawing>;
  /** What lies before a seat, below its mat. */
  Seat?: Component<Drawing & { at: number }>;
  /** A picture for the start page. */
  Picture?: Component<Record<string, never>>;
  /** A card, for rules and race buttons. */
  Card?: Component<{ name: string }>;
  describe?: (drawing: Drawing) => Described;
  /** A move as its button names it. */
  move?: (words: string, drawing: Drawing) => string;
  /** A thing to touch, in words. */
  touch?: (touch: string, drawing: Drawing) => string;
  /** What to ask before a move is sent. */
  warn?: (words: string, drawing: Drawing) => Warning | null;
  /** How something that cannot be touched would be played, to ask the server why it cannot. */
  spelled?: (touch: string, drawing: Drawing) => string | null;
  /** What a seat is called whoever sits there, as a colour. */
  seat?: (at: number, t: Words) => string;
  /** How long a change is shown before the next, in milliseconds. */
  hold?: (events: Told[]) => number;
}

/** What can be said of any screen that has `turn`, `seats` and the like, for a game without a description of its own. */
export function plainly({ screen, t }: { screen: unknown; t: Words }): Described {
  const { seats = [], sheet = [] } = screen as {
    seats?: { cards?: number; points?: number; place?: number | null }[];
    sheet?: number[][];
  };
  return {
    rounds: sheet,
    seats: seats.map(({ cards, points, place }) => ({
      cards,
      sub: points !== undefined ? signed(points) : place ? t.say('place', { place }) : undefined,
    })),
  };
}

const FOLDERS = import.meta.glob<GameDrawing>('./*/index.ts');

/** The drawing of a game; null where there is none, and the plain one is used. */
export async function drawingOf(game: string): Promise<GameDrawing | null> {
  const found = FOLDERS[`./${game}/index.ts`];
  return found ? await found() : null;
}

const DEALS = import.meta.glob<{ dealt: Dealt }>('./*/deal.ts');

/** How a game deals, to check a record; null where the browser does not know it. */
export async function dealOf(game: string): Promise<Dealt | null> {
  return (await DEALS[`./${game}/deal.ts`]?.())?.dealt ?? null;
}
