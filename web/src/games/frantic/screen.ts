// Made by `python -m stammtisch.server.typescript` from the server's types; not to be edited.

export interface FranticAttack {
  card: string;
  seat: number;
  shares: FranticShare[];
}

export interface FranticBomb {
  left: number;
  of: number;
}

export interface FranticChosen {
  card: string;
  seat: number | null;
}

export interface FranticDemand {
  colour: string;
  number: string;
  symbol: string;
}

export interface FranticScreen {
  actor: number | null;
  aside: FranticChosen[];
  attack: FranticAttack | null;
  bomb: FranticBomb | null;
  dealer: number;
  demand: FranticDemand;
  ended: string;
  event: string;
  events: number;
  hand: string[];
  layer: number | null;
  limit: number;
  market: string[];
  owed: number;
  phase: string;
  pile: string[];
  revealed: string[];
  round: number;
  seats: FranticSeat[];
  shares: FranticShare[];
  sheet: number[][];
  stock: number;
  turn: number | null;
  under: number;
  windows: string[];
  wish: FranticWish | null;
}

export interface FranticSeat {
  cards: number;
  hand: string[];
  laid: boolean;
  place: number | null;
  points: number;
  skips: boolean;
  waiting: boolean;
}

export interface FranticShare {
  count: number;
  path: number[];
  state: string;
}

export interface FranticWish {
  seat: number;
  wish: string;
}
