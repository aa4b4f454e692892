/** What a game brings to be drawn: one folder for each, found by its name. */
import type { Component } from 'svelte';
import type { Dealt } from '../record/record';
import type { Chair, Move, Told } from '../wire';
import { signed, type Words } from '../words';

/** What every drawing of a game is given. `Screen` is the game's own (wire.ts). */
export interface Drawing<Screen = unknown> {
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
  /**
   * Touch something; if it is not lit the reason is shown. `tap('table')` sends the complete move, or the only one that
   * a button finishes.
   */
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
  /** The options of the table. */
  options?: Record<string, boolean | number | string>;
}

/** What a player's mat shows. */
export interface AtSeat {
  cards?: number;
  /** A second line, such as points. */
  sub?: string;
  /** A word on a flag. */
  flag?: string;
  out?: boolean;
}

export interface Described {
  /** What the prompt asks, at most 28 characters, and a second line. */
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

/** The question before a move that a player may regret. */
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
  /** Whether the cloth is a board: it stands beside hand and buttons where there is room, and shows the seats itself. */
  board?: boolean;
  /** What is lit on the board, as buttons with words. */
  Steps?: Component<Drawing>;
  /** How it stands, for the side panel. */
  Score?: Component<Drawing>;
  /** What lies in front of a seat, below its mat. */
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
  /** The move that a touch which is not lit would mean, to ask the server why it is not legal. */
  spelled?: (touch: string, drawing: Drawing) => string | null;
  /** What a seat is called whoever sits there, such as a colour. */
  seat?: (at: number, t: Words) => string;
  /** How long a change is shown before the next, in milliseconds. */
  hold?: (events: Told[]) => number;
}

/** The description of a game that brings none, from `seats` and `sheet` of its screen. */
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

/** The drawing of a game; null where there is none: then it is drawn plainly (table/PlainGame.svelte). */
export async function drawingOf(game: string): Promise<GameDrawing | null> {
  const found = FOLDERS[`./${game}/index.ts`];
  return found ? await found() : null;
}

const DEALS = import.meta.glob<{ dealt: Dealt }>('./*/deal.ts');

/** How a game deals, to check a record; null where the browser does not know it. */
export async function dealOf(game: string): Promise<Dealt | null> {
  return (await DEALS[`./${game}/deal.ts`]?.())?.dealt ?? null;
}
