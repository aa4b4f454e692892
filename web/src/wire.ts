// Made by `python -m stammtisch.server.typescript` from the server's types; not to be edited.

/** Where others can open these pages, the best first; none where only this machine can. */
export interface Addresses {
  addresses: string[];
}

/** Another match with the same people: the same game, or another. */
export interface Again {
  type: "again";
  request: number;
  game: string;
  options?: Record<string, boolean | number | string>;
  seats?: number;
  committed?: boolean | null;
}

/** Yes or no to what is proposed; `proposed` names the proposal, so that an answer never meets another one. A no withdraws what one has proposed oneself. */
export interface Agree {
  type: "agree";
  request: number;
  yes: boolean;
  proposed?: number;
}

/** What this seat is asked, or what it waits for. In a race the first answer counts; `decline` lets it go. */
export interface Asked {
  kind: string;
  seat: number;
  said: string[];
  rule?: string;
  race?: boolean;
  decline?: string;
}

export interface Chair {
  who: string;
  name: string;
  bot: string;
  ready: boolean;
  here: boolean;
  commitment?: string;
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
  notices?: Notice[];
}

export interface Code {
  code: string;
}

/** The host lets a bot play for a person, until that person plays again. */
export interface Cover {
  type: "cover";
  request: number;
  seat: number;
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
  line?: Record<string, string>;
  lesson?: number;
  takes?: Record<string, string>;
}

/** What a game says in one language: its catalogue (Fluent), its spellings by group and kind, and by an option that may be on which words are then read as which. */
export interface GameWords {
  catalogue: string;
  spelled: Record<string, Record<string, Spelled>>;
  renamed: Record<string, Record<string, string>>;
}

/** The host makes another person who sits here the host. */
export interface HandOn {
  type: "hand-on";
  request: number;
  who: string;
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

/** First on every socket: who it is, after which entry of the log it wants the events, and whether views shall come with what its seat `knows`, for a bot to imagine from. */
export interface Hello {
  type: "hello";
  secret: string;
  after?: number;
  knows?: boolean;
}

/** Ask what a bot would do in one's place: answered by `hinted`. Only where all others are bots. */
export interface Hint {
  type: "hint";
  request: number;
}

/** What the bot that knows the game would do, why (a key of the catalogues), and by which rules. */
export interface Hinted {
  type: "hinted";
  request: number;
  move: Move;
  why: string;
  rules: string[];
}

/** What a code opens, before one joins. */
export interface Invitation {
  table: string;
  game: string;
  phase: string;
  host: string;
  seats: Seated[];
}

/** `sit` takes a free seat at once, or a bot's, unless a match is being played. */
export interface Join {
  code: string;
  sit?: boolean;
}

export interface Joined {
  table: string;
  seat?: number;
}

/** What a seat may do in an example, or may not: then `refused` says why. */
export interface Judged {
  seat: number;
  moves: Move[];
  refused?: Refused | null;
}

export interface Lesson {
  steps: LessonStep[];
  minute: MinutePicture[];
}

/** A step of a lesson; its words are the messages `<game>-lesson-<name>`. */
export interface LessonStep {
  name: string;
  rule: string;
  meant: string[];
}

/** The host lets a visitor come back whom a host has removed. */
export interface LetIn {
  type: "let-in";
  request: number;
  who: string;
}

/** The host decides whether spectators may talk. */
export interface LetTalk {
  type: "let-talk";
  request: number;
  on: boolean;
}

export interface Listed {
  table: string;
  game: string;
  seats: number;
  taken: number;
  status: string;
  host?: string;
  door?: string;
}

/** The match as one seat sees it. */
export interface Match {
  ply: number;
  screen: unknown;
  acting: number[];
  legal: Move[];
  calls: Move[];
  asked: Asked;
  facts: Said[];
  windows: Window[];
  over: boolean;
  scores: number[];
  places: number[];
  result: Result;
  head: string;
  address: string;
  knows?: string;
}

/** A match by its own address. While it is played, others are told its game and its number of seats only. */
export interface MatchPage {
  address: string;
  game: string;
  phase: string;
  seats: Seated[];
  began: number;
  seconds: number;
  result: Result | null;
  table: string;
}

/** The picture of a paragraph of one minute: cards with marks between them, or a screen as `seat` sees it. Its words are the messages `<game>-minute-<name>`. */
export interface MinutePicture {
  name: string;
  cards: string[];
  seat: number;
  screen: unknown;
}

/** Something worth another look: the step of the replay, the span of the match, and what happened. */
export interface Moment {
  n: number;
  span: number;
  event: Told;
}

/** What may be done: `words` to send, `touches` to tap, `said` to word it, and what it would do. */
export interface Move {
  words: string;
  touches: string[];
  said?: string[];
  would?: Said[];
}

/** Hear no more of what somebody says at this table, or hear it again. */
export interface Mute {
  type: "mute";
  request: number;
  who: string;
  on: boolean;
}

/** `bots` has one for each seat, and an empty name where a person shall sit, as in the first, which is the opener's; a list that is shorter than the table begins at seat 1. */
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
  committed?: boolean;
  spectators_talk?: boolean;
}

export interface NewVisitor {
  name?: string;
}

/** Go on before the clock of a `skippable` window has run out; `ply` is that of the match as one saw it. */
export interface Next {
  type: "next";
  request: number;
  ply: number;
}

/** Something happened at the table besides the match: `kind` says what, in a word. */
export interface Notice {
  n: number;
  kind: string;
  who?: string;
  name?: string;
  whom?: string;
  whom_name?: string;
  seat?: number;
  number?: number;
  word?: string;
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
  clock?: boolean;
  live?: boolean | number | string | null;
}

export interface Pause {
  type: "pause";
  request: number;
}

export interface Person {
  who: string;
  name: string;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
}

/** Why a request was refused: a sentence, and where there is a message for it in the catalogues, its kind. */
export interface Problem {
  why: string;
  because?: Said | null;
}

/** Let a bot sit in an empty seat; an empty name takes it away. */
export interface PutBot {
  type: "put-bot";
  request: number;
  seat: number;
  bot: string;
}

/** Agree to begin, with 32 random bytes of one's own for the deal, or at a `committed` table their hash. After a match it is a yes to one more of the same. */
export interface Ready {
  type: "ready";
  request: number;
  entropy?: string;
  commitment?: string;
}

/** Why something is not possible, in a sentence, by which rule and with what that finds fault; empty where it is possible. */
export interface Reason {
  why: string;
  rule: string;
  because: Said | null;
}

/** The request changed nothing; why, in a sentence and, where there is one, by which rule.  `because` is worded by the catalogues: what the server refuses by itself, or the card, pawn or value that the rule finds fault with. */
export interface Refused {
  type: "refused";
  request: number;
  why: string;
  rule?: string;
  because?: Said | null;
}

/** The host removes a visitor: a bot plays on in his seat, and he is not let in again. */
export interface Remove {
  type: "remove";
  request: number;
  who: string;
}

export interface Rename {
  name: string;
}

/** After a match: a bot takes the seat of somebody who has been silent for long about one more. */
export interface Replace {
  type: "replace";
  request: number;
  seat: number;
}

/** Report a line of talk to the operator of the server. */
export interface Report {
  type: "report";
  request: number;
  line: number;
}

/** How a match stands, by side: seats that win and lose together. */
export interface Result {
  sides: number[][];
  places: number[];
  winners: number[][];
  ending: string;
  points: number[];
  counts: string;
}

export interface Resume {
  type: "resume";
  request: number;
}

/** At a `committed` table, when all have committed: the bytes whose hash one sent. */
export interface Reveal {
  type: "reveal";
  request: number;
  entropy: string;
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

/** Something in tokens, to be worded by the game's catalogue; `twice` where a person is asked once more. */
export interface Said {
  kind: string;
  seat: number;
  said: string[];
  rule?: string;
  twice?: boolean;
}

/** Talk: words of one's own, or `:hello` for a phrase that each reads in his own language. */
export interface Say {
  type: "say";
  request: number;
  text: string;
}

/** A seat for those who are not at the table: both are empty where nobody sits. */
export interface Seated {
  name: string;
  bot: string;
}

/** The host decides who may come in: everybody, guests with the code, or nobody new. */
export interface SetDoor {
  type: "set-door";
  request: number;
  door: "code" | "locked" | "open";
}

/** An example in its own notation, and for people: its table before and after as `seat` sees it, whom it is about, what is asked there, what happens and what may then be done. The tables are None where it has none. */
export interface ShownExample {
  given: string;
  when: string;
  then: string;
  seat?: number;
  before?: unknown;
  after?: unknown;
  asked?: Asked | null;
  facts?: Said[];
  events?: Told[];
  judged?: Judged[];
}

/** Take a free seat; in mid-match ask for a bot's, which all people seated must agree to. */
export interface Sit {
  type: "sit";
  request: number;
  seat: number;
}

/** How tokens become the variables of a message: pairs of a name and its kind. */
export interface Spelled {
  said: [string, string][];
  whispered: [string, string][];
}

export interface Stand {
  type: "stand";
  request: number;
}

export interface Statistics {
  tables: Record<string, number>;
  games: Record<string, number>;
}

/** One action of a recorded match, with the table after it; with the result once it is over. */
export interface Step {
  n: number;
  seat: number;
  words: string;
  screen: unknown;
  facts: Said[];
  events: Told[];
  result?: Result | null;
}

/** What happened in a match that is over, counted from what all have seen. Spans are what the game calls them in `<game>-when`, such as turns or hands. */
export interface Summary {
  tallies: Tally[];
  points: number[][];
  stepped: boolean;
  moments: Moment[];
  spans: number;
  ms: number;
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
  pauses: boolean;
  quiet: string;
  phase: string;
  match: number;
  host: string;
  chairs: Chair[];
  paused: boolean;
  proposal: string;
  proposed: number;
  proposer: string;
  proposer_name: string;
  asks: number[];
  agreed: number[];
  watching: number;
  commitment: string;
  committed?: boolean;
  revealing?: boolean;
  withheld?: number[];
  door?: string;
  spectators_talk?: boolean;
  cover_seconds?: number;
  watchers?: Person[];
  removed?: Person[];
  next?: number[];
  players?: string[];
  next_commitment?: string;
  tournament_table?: string;
  silence?: number | null;
}

/** Play one's own seat again. */
export interface TakeBack {
  type: "take-back";
  request: number;
}

/** Something that was counted, by seat; headed by the message `<game>-tally-<name>`. */
export interface Tally {
  name: string;
  figures: number[];
  strokes: boolean;
}

/** An event as this seat hears it. */
export interface Told {
  kind: string;
  seat: number;
  said: string[];
  what: string[];
  rule: string;
  n?: number;
}

/** A message could not be read, or came too often; `because` as with `refused`. */
export interface Trouble {
  type: "trouble";
  why: string;
  because?: Said | null;
}

/** Go back to before an action: at once where nothing was seen, else when all agree. */
export interface Undo {
  type: "undo";
  request: number;
  to: number;
}

/** Take the agreement to begin back. */
export interface Unready {
  type: "unready";
  request: number;
}

export interface Visitor {
  id: string;
  name: string;
  secret: string;
}

/** Ask why something may not be done, by its words or by what was touched: `refused` says so, `done` that it may. */
export interface Why {
  type: "why";
  request: number;
  words?: string;
  touches?: string[];
}

/** A clock: whose it is (15 is a clock for all), and whether it runs or is held. */
export interface Window {
  name: string;
  seconds: number;
  left: number;
  running: boolean;
  seats: number[];
  skippable?: boolean;
}

export type FromClient = Hello | Do | Why | Sit | Stand | Ready | Unready | Reveal | Replace | Next | PutBot | HandOver | TakeBack | SetDoor | LetTalk | HandOn | Remove | LetIn | Cover | Pause | Resume | Again | Undo | Agree | Mute | Say | Report | Hint | Ping;

export type FromServer = Changed | Done | Refused | Hinted | Heard | Trouble | Pong;

export const PHRASES = ["hello", "well", "thanks", "oops", "hurry", "again"];
