/** A table that is played: it shows what the server sends, and turns touches into moves. */
import { note, visitor } from '../api';
import { plainly, type Described, type Drawing, type Warning } from '../games';
import { settings } from '../settings.svelte';
import type { Answer, Wish } from '../socket';
import { speech } from '../speech.svelte';
import type { Changed, FromServer, Move } from '../wire';
import { alertPlayer } from './alert';
import { takeBeginAtOnce } from './beginAtOnce';
import { Connection } from './connection.svelte';
import { Log, begins } from './log.svelte';
import { notPossible, refusedMove, type NotPossible } from './notPossible';
import { OfferedMoves } from './offeredMoves';
import { Queue } from './queue';
import { Selection } from './selection.svelte';
import { TableState } from './tableState.svelte';
import type { TableView } from './view';

/** For how many milliseconds a change is shown, where the game does not say. */
const HOLD = 380;
/** A second yes does not count before the question could be read, in milliseconds. */
const CONFIRM_AFTER = 400;

const legalWords = (changed: Changed | null): string => (changed?.match?.legal ?? []).map((move) => move.words).join();
const isPass = (move: Move): boolean => move.touches.join() === 'say:pass';

export class LiveTable extends TableState implements TableView {
  refused = $state.raw<NotPossible | null>(null);
  /** A move that waits for a second yes, and what is asked. */
  unconfirmed = $state.raw<(Warning & { move: Move; since: number }) | null>(null);
  /** Rules that acted in the newest change. */
  acted = $state.raw<string[]>([]);
  /** How many events happened while we were away; 0 once that has been read. */
  missed = $state(0);
  /** Whether this match has races: then the row of buttons keeps room for theirs. */
  hadRace = $state(false);
  /** The ply before one's own newest move: undo leads there. */
  undoTo = $state<number | null>(null);
  /** When the newest change came, by `performance.now()`. */
  receivedAt = 0;

  readonly selection = new Selection(() => this.legal);
  readonly log = new Log();
  readonly connection: Connection;
  private readonly queue = new Queue<Changed>(
    (changed) => this.show(changed),
    ({ events }) => (events.length ? (this.drawing?.hold?.(events) ?? HOLD) : 0),
  );
  /** A move was sent: nothing can be touched until the change with this number is shown. */
  private sentUntil = $state(0);
  private readonly offered = new OfferedMoves();

  constructor(readonly id: string) {
    super();
    this.connection = new Connection(id, (message) => this.receive(message));
  }

  leave(): void {
    this.connection.close();
  }

  // What is known now.

  /** The visitor in this browser. */
  get me(): string {
    return visitor()?.id ?? '';
  }
  get legal(): Move[] {
    const sent = (this.now?.n ?? 0) < this.sentUntil;
    return sent || this.covered || this.table?.paused ? [] : (this.match?.legal ?? []);
  }
  get lit(): Set<string> {
    return this.selection.lit;
  }
  /** A right that everybody has who is asked: one may use it or pass. */
  race = $derived(this.asked && this.legal.some(isPass));
  described = $derived.by((): Described => {
    const drawing = this.drawn;
    return drawing ? (this.drawing?.describe ?? plainly)(drawing) : {};
  });
  get drawn(): Drawing | null {
    if (!this.match) return null;
    const { seat, names, acting, chairs, legal, tap } = this;
    const { lit, chosen, instead } = this.selection;
    const { events, table } = this.now!;
    return {
      ...{ screen: this.match.screen, seat, names, acting, lit, chosen, instead, tap, events, chairs, legal },
      ...{ tried: this.refused?.touch ?? '', t: speech.words, options: table.options },
    };
  }
  /** A move as its button names it. */
  nameOfMove(words: string): string {
    return (this.drawn && this.drawing?.move?.(words, this.drawn)) ?? speech.words.move(this.game, words);
  }
  /** A thing to touch, in words. */
  nameOfTouch(touch: string): string {
    return (this.drawn && this.drawing?.touch?.(touch, this.drawn)) ?? speech.words.touch(this.game, touch);
  }

  // What the player does.

  async ask(wish: Wish): Promise<Answer> {
    const answer = await this.connection.ask(wish);
    if (!answer.done) this.refused = notPossible({ why: answer.why, rule: answer.rule });
    return answer;
  }

  async ready(): Promise<void> {
    const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
    const entropy = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const { match, commitment } = this.table!;
    note(this.id, match + 1, { commitment, entropy });
    await this.ask({ type: 'ready', entropy });
  }

  /** Something was touched: choose it, take it back, send the move that is complete, or say why not. */
  tap = (touch: string): void => {
    this.refused = this.unconfirmed = null;
    this.missed = 0;
    this.hurry();
    const { selection } = this;
    if (touch === 'table') return this.finish();
    if (selection.lit.has(touch)) return this.choose([...selection.chosen, touch]);
    if (selection.chosen.includes(touch)) {
      if (selection.whole && selection.chosen.at(-1) === touch) return this.send();
      return selection.takeBack(touch);
    }
    const replaced = selection.replacing(touch);
    if (replaced) return this.choose(replaced);
    if (this.ahead && !touch.startsWith('seat:')) return selection.chooseAhead(touch);
    void this.askWhyNot(touch);
  };

  back = (): void => {
    if (this.refused || this.unconfirmed) this.refused = this.unconfirmed = null;
    else this.selection.stepBack();
  };

  send = (): void => {
    if (this.selection.whole) this.play(this.selection.whole);
  };

  /** Send a move, at once or after a second yes. */
  play(move: Move): void {
    if (this.unconfirmed?.move.words !== move.words) this.unconfirmed = this.warning(move);
    this.refused = null;
    if (this.unconfirmed && performance.now() - this.unconfirmed.since < CONFIRM_AFTER) return;
    this.selection.clear();
    this.unconfirmed = null;
    this.undoTo = this.match?.ply ?? null;
    void this.sendMove(move.words);
  }

  /** Press the race button: whoever has the card plays it; whoever does not is told so, and nobody else is. */
  seize(): void {
    const touch = this.described.race?.touch;
    const moves = this.legal.filter((move) => move.words !== 'pass' && (!touch || move.touches[0] === touch));
    if (moves[0]) this.play(moves[0]);
    else this.refused = notPossible({ rule: 'H-003' });
  }

  pass(): void {
    const move = this.legal.find(isPass);
    if (move) this.play(move);
  }

  /** Show at once every change that waits. */
  hurry = (): void => this.queue.hurry();

  /** The lit place on the table: what the button says, if there is only one. */
  private finish(): void {
    const { chosen, whole, choices } = this.selection;
    const [only, another] = choices;
    const move = whole ?? (another ? null : only);
    if (chosen.length && move) this.play(move);
  }

  private choose(touches: string[]): void {
    const move = this.selection.choose(touches);
    const said = touches.at(-1)!.startsWith('say:');
    if (move && (said || (settings.quick && touches.length === 1))) this.play(move);
  }

  private warning(move: Move): LiveTable['unconfirmed'] {
    const warning = this.drawn && this.drawing?.warn?.(move.words, this.drawn);
    return warning ? { ...warning, move, since: performance.now() } : null;
  }

  private async sendMove(words: string): Promise<void> {
    this.sentUntil = Infinity;
    const answer = await this.connection.ask({ type: 'do', words });
    this.sentUntil = answer.done ? answer.n : 0;
    if (!answer.done) this.refused = refusedMove(words, '', answer);
  }

  /** Ask the server why this touch begins no legal move. */
  private async askWhyNot(touch: string): Promise<void> {
    const spell = this.drawing?.spelled ?? ((like: string) => this.offered.spell(like));
    const words = this.asked ? spell(touch, this.drawn!) : null;
    const answer = words ? await this.connection.ask({ type: 'why', words }) : null;
    if (!answer) this.refused = notPossible({ touch, rule: this.asked ? 'H-005' : 'H-002' });
    else if (!answer.done) this.refused = refusedMove(words!, touch, answer);
  }

  // What the server sends.

  private receive(message: FromServer): void {
    if (message.type === 'changed') this.enqueue(message);
    if (message.type === 'heard') this.log.hear(message, this.me);
    if (message.type === 'trouble') this.refused = notPossible({ why: message.why });
  }

  private enqueue(changed: Changed): void {
    this.receivedAt = performance.now();
    const { catchingUp } = this.connection;
    if (catchingUp && this.now && changed.events.length) this.missed = changed.events.length;
    const before = (this.queue.newest ?? this.now)?.match?.ply ?? 0;
    const undone = (changed.match?.ply ?? 0) < before;
    this.queue.add(changed, catchingUp || undone || document.hidden);
    this.connection.catchingUp = false;
  }

  private show(changed: Changed): void {
    const before = this.now;
    void this.loadDrawing(changed.table.game);
    this.log.write(changed, before);
    this.now = changed;
    this.forgetWhatPassed(changed, before);
    this.offered.add(changed.match?.legal ?? []);
    this.acted = changed.events.map((event) => event.rule).filter(Boolean);
    this.hadRace ||= this.race;
    const wasAsked = before?.match?.acting.includes(before.seat) ?? false;
    if (this.asked && !wasAsked) alertPlayer(this.race);
    if (changed.table.phase === 'waiting' && takeBeginAtOnce(this.id)) void this.ready();
  }

  /** What was chosen, asked or refused before this change, and does not fit it. */
  private forgetWhatPassed(changed: Changed, before: Changed | null): void {
    if (begins(changed, before)) this.undoTo = null;
    if (!this.ahead) this.selection.refit();
    if (!this.legal.some((move) => move.words === this.unconfirmed?.move.words)) this.unconfirmed = null;
    const askedAnew = this.asked && legalWords(before) !== legalWords(changed);
    if (askedAnew || before?.table.phase !== changed.table.phase) this.refused = null;
  }
}
