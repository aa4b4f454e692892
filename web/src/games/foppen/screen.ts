// Made by `python -m stammtisch.server.typescript` from the server's types; not to be edited.

export interface FoppenPlayed {
  card: string;
  seat: number;
}

export interface FoppenScreen {
  deal: number;
  dealer: number;
  deals: number;
  fopped: number | null;
  hand: string[];
  last: FoppenPlayed[];
  phase: string;
  places: number[];
  seats: FoppenSeat[];
  sheet: number[][];
  stone: number | null;
  suit: string;
  took: number | null;
  trick: FoppenPlayed[];
  turn: number | null;
  winning: number | null;
}

export interface FoppenSeat {
  bid: string;
  cards: number;
  points: number;
  shown: string[];
}
