// Made by `python -m stammtisch.server.typescript` from the server's types; not to be edited.

/** Another match with the same people: the same game, or another. */
export interface Again {
  type: "again";
  request: number;
  game: string;
  options?: Record<string, boolean | number | string>;
  seats?: number;
}

/** Yes or no to what is proposed. */
export interface Agree {
  type: "agree";
  request: number;
  yes: boolean;
}

export interface Chair {
  who: string;
  name: string;
  bot: string;
  ready: boolean;
  here: boolean;
}

/** The whole of what a client may know now, and the events that led here; sent after every change. */
export interface Changed {
  type: "changed";
  n: number;
  seat: number;
  table: Table;
  match: Match | null;
  events: Told[];
  muted?: string[];
}

export interface Code {
  code: string;
}

/** A move or a call in the game's words. */
export interface Do {
  type: "do";
  request: number;
  words: string;
}

/** The request is on disk as entry `n`. */
export interface Done {
  type: "done";
  request: number;
  n: number;
}

export interface ExampleInfo {
  given: string;
  when: string;
  then: string;
}

export interface GameInfo {
  name: string;
  title: string;
  version: number;
  seats: number[];
  bots: string[];
  options: OptionInfo[];
}

/** Let a bot play for one's own seat. */
export interface HandOver {
  type: "hand-over";
  request: number;
}

/** Something was said. */
export interface Heard {
  type: "heard";
  line: number;
  who: string;
  name: string;
  text: string;
  at: number;
}

/** First on every socket: who it is, and after which entry of the log it wants the events. */
export interface Hello {
  type: "hello";
  secret: string;
  after?: number;
}

export interface Joined {
  table: string;
}

export interface Listed {
  table: string;
  game: string;
  seats: number;
  taken: number;
  status: string;
}

/** The match as one seat sees it. */
export interface Match {
  ply: number;
  screen: unknown;
  acting: number[];
  legal: Move[];
  calls: Move[];
  windows: Window[];
  over: boolean;
  scores: number[];
  places: number[];
  head: string;
}

export interface Move {
  words: string;
  touches: string[];
}

/** Hear no more of what somebody says at this table, or hear it again. */
export interface Mute {
  type: "mute";
  request: number;
  who: string;
  on: boolean;
}

export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, boolean | number | string>;
  bots?: string[];
  listed?: boolean;
  spectators?: boolean;
  cover_seconds?: number;
  undo?: boolean;
  pace?: number;
}

export interface NewVisitor {
  name?: string;
}

/** A new table. The code goes into the fragment of a link; the short code is to be spoken. */
export interface Opened {
  table: string;
  code: string;
  short: string;
}

export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  low: number;
  high: number;
  rule: string;
  means: string;
}

export interface Pause {
  type: "pause";
  request: number;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
}

export interface Problem {
  why: string;
}

/** Let a bot sit in an empty seat; an empty name takes it away. */
export interface PutBot {
  type: "put-bot";
  request: number;
  seat: number;
  bot: string;
}

/** Agree to begin, with 32 random bytes of one's own for the deal. */
export interface Ready {
  type: "ready";
  request: number;
  entropy: string;
}

/** The request changed nothing; why, in a sentence and, where there is one, by which rule. */
export interface Refused {
  type: "refused";
  request: number;
  why: string;
  rule?: string;
}

export interface Rename {
  name: string;
}

/** Report a line of talk to the operator of the server. */
export interface Report {
  type: "report";
  request: number;
  line: number;
}

export interface Resume {
  type: "resume";
  request: number;
}

export interface RuleInfo {
  id: string;
  section: string;
  says: string;
  status: string;
  does: string;
  ruling: string;
  examples: ExampleInfo[];
}

/** Talk: words of one's own, or `:hello` for a phrase that each reads in his own language. */
export interface Say {
  type: "say";
  request: number;
  text: string;
}

/** An example with its table before and after, as `seat` sees it, whom it is about; None where it has no table. */
export interface ShownExample {
  given: string;
  when: string;
  then: string;
  seat: number;
  before: unknown;
  after: unknown;
}

export interface Sit {
  type: "sit";
  request: number;
  seat: number;
}

export interface Stand {
  type: "stand";
  request: number;
}

export interface Statistics {
  tables: Record<string, number>;
  games: Record<string, number>;
}

/** One action of a recorded match, with the table after it. */
export interface Step {
  n: number;
  seat: number;
  words: string;
  screen: unknown;
  events: Told[];
}

/** What everybody at the table may know of it. */
export interface Table {
  id: string;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  listed: boolean;
  spectators: boolean;
  undo: boolean;
  quiet: string;
  phase: string;
  match: number;
  chairs: Chair[];
  paused: boolean;
  proposal: string;
  agreed: number[];
  watching: number;
  commitment: string;
}

/** Play one's own seat again. */
export interface TakeBack {
  type: "take-back";
  request: number;
}

/** An event as this seat hears it. */
export interface Told {
  kind: string;
  seat: number;
  said: string[];
  what: string[];
  rule: string;
}

/** A message could not be read, or came too often; `closing` if the socket ends with it. */
export interface Trouble {
  type: "trouble";
  why: string;
  closing?: boolean;
}

/** Go back to before an action: at once where nothing was seen, else when all agree. */
export interface Undo {
  type: "undo";
  request: number;
  to: number;
}

export interface Visitor {
  id: string;
  name: string;
  secret: string;
}

/** Ask why something may not be done: `refused` says so, `done` that it may. */
export interface Why {
  type: "why";
  request: number;
  words: string;
}

/** A clock that runs: who it is for follows from `acting`. */
export interface Window {
  name: string;
  seconds: number;
  left: number;
  running: boolean;
}

export type FromClient = Hello | Do | Why | Sit | Stand | Ready | PutBot | HandOver | TakeBack | Pause | Resume | Again | Undo | Agree | Mute | Say | Report | Ping;

export type FromServer = Changed | Done | Refused | Heard | Trouble | Pong;

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

export interface MezzaLaid {
  card: string;
  seat: number;
}

export interface MezzaScreen {
  chosen: string[];
  demand: string;
  drew: number | null;
  gone: number;
  hand: string[];
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

export interface KeezenPlayed {
  card: string;
  seat: number;
}

export interface KeezenScreen {
  dealer: number;
  deck: number;
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
}

export interface Screens { foppen: FoppenScreen; mezza: MezzaScreen; keezen: KeezenScreen; }

export const PHRASES = ["hello", "well", "thanks", "oops", "hurry", "again"];

export const MOVES: Record<string, Record<string, { said: [string, string][]; whispered: [string, string][] }>> = {
 "foppen": {
  "play": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  }
 },
 "keezen": {},
 "mezza": {
  "lay": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "add": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "open": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "flip": {
   "said": [
    [
     "slot",
     "slot"
    ]
   ],
   "whispered": []
  }
 }
};

export const EVENTS: Record<string, Record<string, { said: [string, string][]; whispered: [string, string][] }>> = {
 "foppen": {
  "dealer": {
   "said": [],
   "whispered": []
  },
  "hand": {
   "said": [
    [
     "count",
     "number"
    ]
   ],
   "whispered": [
    [
     "cards",
     "cards"
    ]
   ]
  },
  "decide": {
   "said": [
    [
     "decision",
     "word"
    ]
   ],
   "whispered": []
  },
  "choose": {
   "said": [],
   "whispered": [
    [
     "decision",
     "word"
    ]
   ]
  },
  "bids": {
   "said": [
    [
     "whom",
     "seats"
    ]
   ],
   "whispered": []
  },
  "expire": {
   "said": [
    [
     "whom",
     "seats"
    ]
   ],
   "whispered": []
  },
  "play": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "win": {
   "said": [],
   "whispered": []
  },
  "fop": {
   "said": [],
   "whispered": []
  },
  "show": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "score": {
   "said": [
    [
     "points",
     "signed"
    ],
    [
     "total",
     "signed"
    ]
   ],
   "whispered": []
  },
  "over": {
   "said": [
    [
     "whom",
     "seats"
    ]
   ],
   "whispered": []
  }
 },
 "keezen": {
  "dealer": {
   "said": [
    [
     "deck",
     "number"
    ],
    [
     "round",
     "number"
    ]
   ],
   "whispered": []
  },
  "hand": {
   "said": [
    [
     "count",
     "number"
    ]
   ],
   "whispered": [
    [
     "cards",
     "cards"
    ]
   ]
  },
  "play": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "enter": {
   "said": [
    [
     "colour",
     "colour"
    ],
    [
     "square",
     "word"
    ]
   ],
   "whispered": []
  },
  "walk": {
   "said": [
    [
     "colour",
     "colour"
    ],
    [
     "from",
     "word"
    ],
    [
     "to",
     "way"
    ]
   ],
   "whispered": []
  },
  "swap": {
   "said": [
    [
     "colour",
     "colour"
    ],
    [
     "square",
     "word"
    ],
    [
     "other",
     "colour"
    ],
    [
     "there",
     "word"
    ]
   ],
   "whispered": []
  },
  "capture": {
   "said": [
    [
     "colour",
     "colour"
    ],
    [
     "square",
     "word"
    ]
   ],
   "whispered": []
  },
  "help": {
   "said": [
    [
     "colour",
     "colour"
    ]
   ],
   "whispered": []
  },
  "fold": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "time": {
   "said": [],
   "whispered": []
  },
  "over": {
   "said": [
    [
     "whom",
     "seats"
    ]
   ],
   "whispered": []
  }
 },
 "mezza": {
  "open": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "hand": {
   "said": [
    [
     "count",
     "number"
    ]
   ],
   "whispered": [
    [
     "cards",
     "cards"
    ]
   ]
  },
  "choose": {
   "said": [],
   "whispered": [
    [
     "cards",
     "cards"
    ]
   ]
  },
  "lowest": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "lot": {
   "said": [],
   "whispered": []
  },
  "pass": {
   "said": [],
   "whispered": []
  },
  "lay": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "add": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "flip": {
   "said": [
    [
     "slot",
     "slot"
    ],
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "draw": {
   "said": [
    [
     "count",
     "number"
    ]
   ],
   "whispered": [
    [
     "cards",
     "cards"
    ]
   ]
  },
  "take": {
   "said": [
    [
     "cards",
     "cards"
    ]
   ],
   "whispered": []
  },
  "clear": {
   "said": [
    [
     "count",
     "number"
    ]
   ],
   "whispered": []
  },
  "skip": {
   "said": [],
   "whispered": []
  },
  "finish": {
   "said": [
    [
     "place",
     "number"
    ]
   ],
   "whispered": []
  },
  "expire": {
   "said": [
    [
     "whom",
     "seats"
    ]
   ],
   "whispered": []
  },
  "over": {
   "said": [
    [
     "places",
     "places"
    ]
   ],
   "whispered": []
  }
 }
};
