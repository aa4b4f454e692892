/** What a seat sees of Keezen. */
export interface KeezenPlayed {
  seat: number;
  card: string;
}

export interface KeezenSeat {
  cards: number;
  folded: boolean;
  pawns: string[];
  home: number;
  helps: boolean;
}

export interface KeezenScreen {
  phase: string;
  ended: string;
  deck: number;
  round: number;
  dealer: number;
  turn: number | null;
  moves: number | null;
  hand: string[];
  seats: KeezenSeat[];
  pile: KeezenPlayed[];
  left: number;
  winners: number[];
  places: number[];
}
