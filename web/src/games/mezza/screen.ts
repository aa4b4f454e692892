// Made by `python -m stammtisch.server.typescript` from the server's types; not to be edited.

export interface MezzaLaid {
  card: string;
  seat: number;
}

export interface MezzaScreen {
  chosen: string[];
  demand: string;
  drew: number | null;
  formed: string;
  gone: number;
  hand: string[];
  joker: string;
  lowest: string;
  phase: string;
  pile: MezzaLaid[];
  run: number;
  seats: MezzaSeat[];
  stock: number;
  turn: number | null;
  windows: string[];
}

export interface MezzaSeat {
  cards: number;
  chosen: boolean;
  closed: number[];
  open: string[];
  passed: boolean;
  place: number | null;
  waiting: boolean;
}
