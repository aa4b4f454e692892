// Made by `python -m stammtisch.server.typescript` from the server's types; not to be edited.

/** For the hall, or for one table with a reason (T-027). */
export interface AddTime {
  type: "add-time";
  seconds: number;
  table?: number;
  why?: string;
}

/** The one thing to do next, or one thing that was forgotten: message `desk-next-<kind>` or `desk-forgotten-<kind>`. What is `urgent` is named before the round; the rest can wait. */
export interface Advice {
  kind: string;
  told?: Record<string, string | number>;
  urgent?: boolean;
  entrants?: number[];
}

/** Other names or wishes of an entrant; kept outside the log as those of `Register`. */
export interface Amend {
  type: "amend";
  n: number;
  to: Given;
  why?: string;
}

export interface Archive {
  type: "archive";
}

/** An entrant who was absent or had stopped plays again, from the next round on. */
export interface Back {
  type: "back";
  n: number;
}

/** A round is broken off as a whole and does not count (T-026). */
export interface BreakOff {
  type: "break-off";
  round: number;
  why: string;
}

/** The layout of a round that was drawn with chips (T-005). */
export interface Chips {
  type: "chips";
  layout: Layout;
  why?: string;
}

/** An empty one: copies are no longer written. */
export interface ChooseFolder {
  folder: string;
}

/** All in milliseconds. `left` was true at the `now` of the message; a client counts on by itself unless paused. */
export interface ClockSeen {
  round: number;
  left: number;
  length: number;
  paused: boolean;
  over: boolean;
  signal: number | null;
  extra: Record<string, number>;
  warnings: number[];
}

export interface CloseRound {
  type: "close-round";
  round: number;
}

/** The ranking is final. */
export interface Confirm {
  type: "confirm";
}

/** The result is another one than was entered (T-025); of a disputed table it is the ruling (T-013). */
export interface Correct {
  type: "correct";
  round: number;
  table: number;
  scores: number[];
  ended: "absent" | "time" | "won";
  why: string;
  parts?: number[];
}

/** `count` is how often it is not met, `where` the entrants concerned, `most` the largest difference of colours or the most free rounds of one entrant; `after` are those differences after each round. */
export interface Criterion {
  name: string;
  count: number;
  where?: number[][];
  most?: number;
  after?: number[];
  rule?: string;
}

/** On disk as entry `n` of the log. */
export interface DeskDone {
  n: number;
}

/** First on every socket of the desk; a hall screen has no secret. */
export interface DeskHello {
  type: "hello";
  secret?: string;
  hall?: boolean;
}

/** Why it was not done. The message is `desk-refused-<kind>` with the variables `told`; where `asks`, it is the question `desk-ask-<kind>`, and it is done if the request is sent with a new number and the kind in `sure`. `lines` of the log say what was changed after `seen`; the newest is the `seen` of whoever has read them. */
export interface DeskProblem {
  why: string;
  kind: string;
  told?: Record<string, string | number>;
  rule?: string;
  asks?: boolean;
  lines?: LogLine[];
}

/** `request` is a number that the client chooses: a request sent again is not done again. `sure` are the kinds of questions that were answered with yes. `seen` is the `n` of the view on which this was decided: what somebody else has changed after it is refused as `changed`, and not overwritten. 0: whatever there is. */
export interface DeskRequest {
  request: number;
  what: Name | Settle | Register | Amend | Presence | Draw | Chips | Pin | Swap | Late | Leave | Back | Start | CloseRound | BreakOff | EndAfter | Pause | Resume | AddTime | EndTime | Enter | SetAside | Seen | Dispute | Correct | Lot | Confirm | Reveal | Archive | Screen | Print | Dismiss | Undo | Wipe;
  sure?: string[];
  seen?: number;
}

/** What the direction and its helpers see. */
export interface DeskSeen {
  type: "desk";
  id: string;
  n: number;
  now: number;
  name: string;
  place: string;
  day: string;
  language: string;
  phase: "archived" | "confirmed" | "over" | "playing" | "setup";
  rehearsal: boolean;
  role: "director" | "entrant" | "helper" | "screen";
  settings: Settings;
  locked: boolean;
  entrants: EntrantSeen[];
  rounds: RoundSeen[];
  next_round: number;
  clock: ClockSeen | null;
  ranking: RankingSeen;
  live: RankingSeen;
  criteria: Criterion[];
  screen: Screen;
  revealed: number;
  next: Advice;
  forgotten: Advice[];
  steps: SetupStep[];
  log: LogLine[];
  members: MemberSeen[];
  printed: (["blank" | "cards" | "certificates" | "chips" | "forms" | "layout" | "log" | "ranking" | "slips", number])[];
  copied: number;
  withdrawn: boolean;
  wiped: boolean;
}

/** A visitor has no role any more. */
export interface Dismiss {
  type: "dismiss";
  who: string;
}

/** The table does not agree: it counts for nobody until the direction decides (T-028). */
export interface Dispute {
  type: "dispute";
  round: number;
  table: number;
  why?: string;
}

/** A request only: draw all rounds that have not started, or the next one. It becomes `Drawn`. */
export interface Draw {
  type: "draw";
  seed?: string;
  why?: string;
}

/** The number of rounds is lowered (T-012). */
export interface EndAfter {
  type: "end-after";
  rounds: number;
  why?: string;
}

/** The direction gives the signal now. */
export interface EndTime {
  type: "end-time";
  why?: string;
}

/** A form: on paper, on the phone of an entrant (who is told by the role), or from an online table. */
export interface Enter {
  type: "enter";
  round: number;
  table: number;
  scores: number[];
  ended: "absent" | "time" | "won";
  parts?: number[];
  source?: "online" | "paper" | "phone";
  entrant?: number;
  why?: string;
}

export interface Entered {
  id: string;
  role: "director" | "entrant" | "helper" | "screen";
  entrant?: number;
}

export interface EntrantSeen {
  n: number;
  name: string;
  here: string;
  names?: string[];
  team?: string;
  since?: number;
  table?: number;
  apart?: number[];
  stand_in?: boolean;
  note?: string;
  code?: string;
}

/** Why an entrant has its place: against the one above (of the first, the one below), criterion by criterion, and all its rounds. */
export interface Explained {
  row: Row;
  other: Row | null;
  steps: Step[];
  rounds: PlayedRound[];
  level: number[];
}

/** What a scanned code belongs to. */
export interface FormFound {
  round: number;
  table: TableSeen;
  ok: boolean;
}

export interface FormSeen {
  n: number;
  at: number;
  by: string;
  result: Result;
  source: string;
  entrant: number;
}

export interface Formula {
  pawns?: number;
  won?: number;
  in_time?: number;
}

/** A formula as people write it. */
export interface FormulaText {
  text: string;
}

/** An entrant as it is registered: two names of a duo, one of a player (T-001). */
export interface Given {
  names: string[];
  team?: string;
  table?: number;
  apart?: number[];
  stand_in?: boolean;
  note?: string;
}

/** What everybody in the hall may know. */
export interface Hall {
  type: "hall";
  id: string;
  n: number;
  now: number;
  name: string;
  place: string;
  day: string;
  language: string;
  phase: "archived" | "confirmed" | "over" | "playing" | "setup";
  rehearsal: boolean;
  settings: Settings;
  entrants: EntrantSeen[];
  rounds: RoundSeen[];
  clock: ClockSeen | null;
  ranking: RankingSeen | null;
  screen: Screen;
  prizes: Row[];
  withdrawn: boolean;
  redraw: boolean;
}

/** The result on a form whose link was opened by a phone's own camera. */
export interface HandIn {
  request: number;
  scores: number[];
  ended: "absent" | "time" | "won";
  parts?: number[];
  sure?: string[];
}

/** An entrant who came late takes the free place of the running round, against `against` at a new table, or joins from the next round on (T-023). */
export interface Late {
  type: "late";
  n: number;
  now?: boolean;
  against?: number;
  table?: number;
  first?: number;
}

/** Who sits where in one round, and who is free. */
export interface Layout {
  round: number;
  tables: Seating[];
  free?: number[];
}

/** An entrant is absent from the running round, or stops for good (T-024). */
export interface Leave {
  type: "leave";
  n: number;
  stops: boolean;
  why?: string;
}

/** `name` is that of who did it. */
export interface LogLine {
  n: number;
  at: number;
  who: string;
  name: string;
  kind: string;
  what: Record<string, unknown>;
  before: string;
  after: string;
  why: string;
  undone: boolean;
  undoable: boolean;
}

/** A shared place is settled by lot or play-off: the entrants in their order. */
export interface Lot {
  type: "lot";
  order: number[];
  why: string;
}

export interface MadeTournament {
  id: string;
}

export interface MemberSeen {
  who: string;
  name: string;
  role: "director" | "entrant" | "helper" | "screen";
  entrant: number;
  here: boolean;
}

/** A round of one entrant; `how` as in the ranking, or "drawn" for one to come. */
export interface MyRound {
  round: number;
  how: string;
  table?: number;
  seat?: number;
  others?: number[];
  scores?: number[];
  won?: boolean;
  ended?: string;
  corrected?: boolean;
  changed?: boolean;
}

export interface Name {
  type: "name";
  name: string;
  place?: string;
  day?: string;
  language?: "de" | "en" | "nl";
}

export interface NewCode {
  role: "director" | "helper" | "screen";
}

export interface NewTournament {
  name: string;
  place?: string;
  day?: string;
  language?: "de" | "en" | "nl";
  settings?: Settings;
  rehearsal?: boolean;
}

/** The live table at which an entrant has sat down: `#/t/<table>`. */
export interface OnlineSeat {
  table: string;
}

/** The code by which the players of an online table join it: `#/j/<code>`; after its match, where that can be looked through for a dispute: `#/m/<match>/replay` (T-030). */
export interface OnlineTable {
  code: string;
  match?: string;
}

/** Why these opponents: what was known when the round was drawn. */
export interface Opponents {
  round: number;
  n: number;
  table: number;
  others: number[];
  method: string;
  seed: string;
  checksum: string;
  met: number;
  lean: [number, number];
  visits: number;
  pinned: boolean;
  free: boolean;
  not_met: number;
}

export interface Pause {
  type: "pause";
  why?: string;
}

/** What an entrant's phone shows. */
export interface Phone {
  type: "phone";
  id: string;
  n: number;
  now: number;
  name: string;
  language: string;
  phase: "archived" | "confirmed" | "over" | "playing" | "setup";
  settings: Settings;
  entrant: EntrantSeen;
  others: EntrantSeen[];
  rounds: MyRound[];
  round: number;
  table: TableSeen | null;
  clock: ClockSeen | null;
  row: Row | null;
  ranked: number;
  may_enter: boolean;
  redraw: boolean;
}

/** Two entrants shall meet in a round, whatever is drawn; off again with `on` false. */
export interface Pin {
  type: "pin";
  round: number;
  a: number;
  b: number;
  on?: boolean;
}

/** A round of an entrant as it counts; `points` as text. */
export interface PlayedRound {
  round: number;
  how: string;
  table: number;
  seat: number;
  others: number[];
  score: number;
  against: number;
  won: boolean;
  ended: string;
  points: string;
  corrected: boolean;
}

export interface Presence {
  type: "presence";
  entrants: number[];
  present: boolean;
}

/** Something was printed. */
export interface Print {
  type: "print";
  what: "blank" | "cards" | "certificates" | "chips" | "forms" | "layout" | "log" | "ranking" | "slips";
  round?: number;
}

export interface RankingSeen {
  rounds: number[];
  criteria: string[];
  rows: Row[];
}

/** What a pasted list says: to be asked for with `register`, or one by one with `enter`. */
export interface ReadList {
  entrants?: Given[];
  results?: Enter[];
}

/** New entrants, numbered in order. Their names are kept outside the log, where they can be erased. */
export interface Register {
  type: "register";
  entrants: Given[];
  present?: boolean;
}

/** Pawns, points or finishing places in the order of the seating; `parts` are the pawns of each colour. */
export interface Result {
  scores: number[];
  ended: "absent" | "time" | "won";
  parts?: number[];
}

export interface Resume {
  type: "resume";
}

/** At the prize-giving the places from the last prize up to this one are shown (T-014). */
export interface Reveal {
  type: "reveal";
  place: number;
}

/** A code that lets one visitor in, once. */
export interface RoleCode {
  code: string;
  role: "director" | "entrant" | "helper" | "screen";
  expires: number;
}

export interface RoundSeen {
  n: number;
  state: "broken" | "closed" | "drawn" | "running";
  method: string;
  seed: string;
  checksum: string;
  started: number;
  tables: TableSeen[];
  free: number[];
  changed: number[];
  missing: number[];
  pins: [number, number][];
}

/** A row of the ranking. `values` are what each criterion says, as text; the mutual meeting only where it was asked.  `decided` names the criterion that puts the entrant behind the one above; empty for the first, and for a shared place. */
export interface Row {
  place: number;
  n: number;
  shared: boolean;
  values: Record<string, string>;
  decided?: string;
  free?: boolean;
  disputed?: boolean;
  missing?: boolean;
  corrected?: boolean;
  stopped?: boolean;
}

/** What hall screens show, by turns. */
export interface Screen {
  type: "screen";
  views: ("auto" | "clock" | "layout" | "layout-by-number" | "layout-by-table" | "missing" | "prizes" | "ranking" | "round" | "rules" | "welcome")[];
  hide_ranking?: boolean;
  seconds?: number;
}

/** A table of the layout. In Keezen the first duo plays Blue and Yellow, the second Green and Red (T-002). */
export interface Seating {
  table: number;
  who: number[];
}

/** Where copies are written every minute. Folders are told only to a visitor who may choose one. */
export interface SecondPlace {
  regular: boolean;
  gone?: boolean;
  elsewhere?: boolean;
  folder?: string;
  own_disk?: boolean;
  chooses?: boolean;
  drives?: string[];
}

/** Somebody else has looked at the form, or the desk confirms what an online table sent. */
export interface Seen {
  type: "seen";
  round: number;
  table: number;
}

/** A form waits for an answer of the table; `question` is the kind of what is asked back. */
export interface SetAside {
  type: "set-aside";
  round: number;
  table: number;
  question: string;
  scores?: number[];
  ended?: "absent" | "time" | "won";
  parts?: number[];
}

/** Locked when the first round starts, but for what is in `OPEN`; the number of rounds may be lowered (T-012). */
export interface Settings {
  game?: string;
  rounds?: number;
  minutes?: number;
  method?: "advance" | "chips" | "swiss";
  points?: "nk" | "own" | "pawns";
  formula?: Formula;
  free?: "average" | "fixed" | "win";
  free_pawns?: number;
  absent_pawns?: number;
  odd?: "free" | "stand-in";
  duos?: boolean;
  size?: number;
  limit?: number;
  second_look?: boolean;
  phones?: boolean;
  prizes?: number;
  rules?: Record<string, boolean | number | string>;
  away?: "director" | "stand-in" | "wait";
}

/** Rules, points, method, minutes. */
export interface Settle {
  type: "settle";
  settings: Settings;
}

export interface SetupStep {
  name: "draw" | "entrants" | "name" | "presence" | "print" | "rules" | "screen";
  state: "done" | "now" | "open";
  told: Record<string, string | number>;
}

/** A round starts, and its clock. */
export interface Start {
  type: "start";
  round: number;
}

/** One criterion between an entrant and its neighbour: `says` is level, decided, skipped or unused. */
export interface Step {
  name: string;
  says: string;
  mine?: string;
  theirs?: string;
  rule?: string;
}

/** Two entrants change places in a round that has not started. */
export interface Swap {
  type: "swap";
  round: number;
  a: number;
  b: number;
  why?: string;
}

export interface TableSeen {
  table: number;
  who: number[];
  state: "asked" | "disputed" | "in" | "open" | "waiting";
  result?: Result | null;
  corrected?: boolean;
  seen?: number;
  forms?: FormSeen[];
  question?: string;
  reason?: string;
  code?: string;
  online?: string;
}

/** A tournament of this server; `role` is that of the visitor who asks, or empty. */
export interface TournamentListed {
  id: string;
  name: string;
  game: string;
  phase: "archived" | "confirmed" | "over" | "playing" | "setup";
  at: number;
  role?: string;
}

/** An entry counts no longer; it stays in the log. */
export interface Undo {
  type: "undo";
  entry: number;
  why?: string;
}

export interface UseCode {
  code: string;
}

/** All names, teams and notes are erased. */
export interface Wipe {
  type: "wipe";
}
