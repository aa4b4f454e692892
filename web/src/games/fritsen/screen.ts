// Made by `python -m stammtisch.server.typescript` from the server's types; not to be edited.

export interface FritsenAct {
  cards: string[];
  cell: string;
  n: number;
  seat: number;
  what: string;
}

export interface FritsenDrink {
  fritsjes: number;
  kind: string;
  rule: string;
  seat: number;
  state: string;
  toast: string;
}

export interface FritsenGlass {
  cell: string;
  seat: number | null;
}

export interface FritsenPile {
  blocked: boolean;
  by: (number | null)[];
  cards: string[];
  cell: string;
  queens: number;
}

export interface FritsenQuestion {
  among: string[];
  seat: number;
  what: string[];
}

export interface FritsenRoles {
  role: string;
  votes: (number | null)[];
}

export interface FritsenScreen {
  acts: FritsenAct[];
  askew: string | null;
  columns: number;
  dealt: number[];
  drawn: boolean;
  drink: string;
  drinks: FritsenDrink[];
  exchanging: number | null;
  frits: number | null;
  glass: FritsenGlass | null;
  hand: string[];
  idle: number;
  jokers: number;
  newest: string | null;
  order: number[];
  packs: number;
  paused: boolean;
  phase: string;
  piles: FritsenPile[];
  places: string[];
  previous: number | null;
  pro: boolean;
  question: FritsenQuestion | null;
  referee: string;
  repair: string | null;
  roles: FritsenRoles | null;
  rounds: number;
  rulings: Record<string, string>;
  seats: FritsenSeat[];
  special: number;
  stock: number;
  turn: number | null;
  variants: string[];
  vote: FritsenVote | null;
  willem: number | null;
  window: FritsenWindow | null;
  windows: string[];
}

export interface FritsenSeat {
  away: boolean;
  cards: number | null;
  extra: number;
  filled: number;
  frits: boolean;
  fritsjes: number;
  hand: string[];
  holds: number | null;
  kinds: Record<string, number>;
  last: boolean;
  leaving: string;
  medal: string;
  moves: number | null;
  open: number;
  out: number | null;
  passed: boolean;
  picked: boolean;
  place: number | null;
  ready: boolean;
  reason: string;
  removed: boolean;
  skipped: number;
  slip: string;
  turns: number | null;
  uncovered: boolean;
  visited: boolean;
  waiting: boolean;
  waived: number;
  willem: boolean;
}

export interface FritsenVote {
  by: number;
  needed: number;
  no: number[];
  one: number[];
  rule: string;
  two: number[];
  what: string[];
  yes: number[];
}

export interface FritsenWindow {
  cell: string;
  move: string;
  passed: number[];
  seat: number;
  waited: boolean;
}
