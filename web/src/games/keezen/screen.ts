// Made by `python -m stammtisch.server.typescript` from the server's types; not to be edited.

export interface KeezenDoes {
  does: string;
  rank: string;
  rule: string;
  steps: number;
}

export interface KeezenPlayed {
  card: string;
  seat: number;
}

export interface KeezenScreen {
  dealer: number;
  deck: number;
  does: KeezenDoes[];
  ended: string;
  hand: string[];
  left: number;
  moves: number | null;
  phase: string;
  pile: KeezenPlayed[];
  places: number[];
  round: number;
  seats: KeezenSeat[];
  turn: number | null;
  winners: number[];
}

export interface KeezenSeat {
  cards: number;
  folded: boolean;
  helps: boolean;
  home: number;
  pawns: string[];
  protected: boolean;
}
