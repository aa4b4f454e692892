/** A table that is played: it shows what the server sends, and turns touches into moves. */
import { note, noted, visitor } from '../api';
import { plainly, type Described, type Drawing } from '../games';
import { settings } from '../settings.svelte';
import type { Answer, Wish } from '../socket';
import { speech } from '../speech.svelte';
import { complete } from '../touches';
import type { Changed, FromServer, Hinted, Move, Table } from '../wire';
import { TABLE, type Asking } from '../words';
import { takeBeginAtOnce } from './beginAtOnce';
import { begun, callableThings, thingOf } from './calls';
import { Connection, type Line } from './connection.svelte';
import { nameOf } from './chairNames';
import { Log, begins } from './log.svelte';
import { notPossible, refusedMove, type NotPossible } from './notPossible';
import { Presence } from './presence';
import { questionBefore, tooEarly, type Unconfirmed } from './question';
import { Queue } from './queue';
import { Selection } from './selection.svelte';
import { StandingOrders } from './standingOrders.svelte';
import { TableState } from './tableState.svelte';
import { callPlayer } from './turnCall';
import type { TableView } from './view';

/** For how many milliseconds a change is shown, where the game does not say. */
const HOLD = 380;
const NOTHING_ASKED: Asking = { title: '', sentence: '', button: '', offers: false, decline: '' };

/** Whether a call of several touches has been put together from these. */
const fits = (call: Move, chosen: readonly string[]): boolean =>
  call.touches.length > 1 && call.touches[0] === chosen[0];

const legalWords = (changed: Changed | null): string => (changed?.match?.legal ?? []).map((move) => move.words).join();

export class LiveTable extends TableState implements TableView {
  refused = $state.raw<NotPossible | null>(null);
  /** A move that waits for a second yes, and what is asked. */
  unconfirmed = $state.raw<Unconfirmed | null>(null);
  /** The thing whose calls are shown, and whether a move of a race is being chosen. */
  callsShown = $state('');
  /** What is touched next is looked at, and not played. */
  pointing = $state(false);
  choosing = $state(false);
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
  /** What a bot would do in our place, as long as we are asked the same. */
  hint = $state.raw<Hinted | null>(null);
  /** The table as it is now, while the result of the match before is still looked at; null if that is no more. */
  upcoming = $state.raw<Table | null>(null);
  /** The newest change with a result. */
  private result = $state.raw<Changed | null>(null);
  /** The newest change, also if the result is still looked at. */
  private latest: Changed | null = null;

  readonly selection = new Selection(
    () => this.legal,
    () => this.calls,
  );
  readonly standing = new StandingOrders();
  readonly log = new Log();
  readonly connection: Line;
  private readonly presence = new Presence(
    {
      after: (work, ms) => setTimeout(work, ms),
      cancel: (timer) => clearTimeout(timer as number),
      now: () => performance.now(),
    },
    (what, who, called) => this.log.writePresence(what, who, called),
  );
  private readonly queue = new Queue<Changed>(
    (changed) => this.show(changed),
    ({ events }) => (events.length ? (this.drawing?.hold?.(events) ?? HOLD) : 0),
  );
  /** A move was sent: nothing can be touched until the change with this number is shown. */
  private sentUntil = $state(0);
  /** The commitment that we have revealed. */
  private revealed = '';

  constructor(
    readonly id: string,
    connect = (receive: (message: FromServer) => void): Line => new Connection(id, receive),
  ) {
    super();
    this.connection = connect((message) => this.receive(message));
  }

  leave(): void {
    this.connection.close();
    this.presence.close();
  }

  // What is known now.

  /** The visitor in this browser. */
  get me(): string {
    return visitor()?.id ?? '';
  }
  /** For how many seconds nothing has come, if the line has stalled; `now` is by `performance.now()`. */
  silentFor(now: number): number | null {
    const since = this.connection.silentSince;
    return since === null ? null : Math.max(0, (now - since) / 1000);
  }
  /** For how many seconds somebody has been away, if this page has seen it. */
  awayFor(who: string, now: number): number | null {
    return this.presence.awayFor(who, now);
  }
  /** Who sits in a seat of the table as it is now. */
  nameAt({ chairs }: Table, seat: number): string {
    return nameOf(chairs[seat]!, seat) || speech.words.say('seat', { n: seat + 1 });
  }
  /** Whether somebody asks for a seat, and we have not answered. */
  get seatAsked(): boolean {
    const { proposal = '', asks = [], agreed = [] } = this.table ?? {};
    return proposal.startsWith('seat') && asks.includes(this.seat) && !agreed.includes(this.seat);
  }
  /** Whether we play alone against bots. */
  get alone(): boolean {
    const others = this.chairs.filter((chair) => chair.who && chair.who !== this.me);
    return this.seat !== TABLE && !this.covered && others.length === 0;
  }
  /** Whether the table waits in a window that ends sooner if all people say so, and we have not. */
  get canSkip(): boolean {
    const plays = this.seat !== TABLE && !this.covered && !this.table?.paused;
    return plays && this.windows.some((window) => window.skippable) && !this.table?.next?.includes(this.seat);
  }
  get legal(): Move[] {
    const sent = (this.now?.n ?? 0) < this.sentUntil;
    return sent || this.covered || this.table?.paused ? [] : (this.match?.legal ?? []);
  }
  get lit(): Set<string> {
    return this.selection.lit;
  }
  /** What may be called besides, in any turn. */
  get calls(): Move[] {
    return this.covered || this.table?.paused ? [] : (this.match?.calls ?? []);
  }
  /** Several are asked, and the first answer counts. */
  race = $derived(this.asked && (this.match?.asked.race ?? false));
  /** What is asked in words: a headline, a sentence, and in a race what its button says. */
  asking = $derived.by(() => {
    const { match, game, company } = this;
    return match ? speech.words.asked(game, match.asked, company) : NOTHING_ASKED;
  });
  /** All that the screen shows, as sentences. */
  facts = $derived.by(() => speech.words.facts(this.game, this.match?.facts ?? [], this.company));
  callable = $derived.by(() => callableThings(this.calls, this.selection.chosen, (call) => this.concerns(call)));
  described = $derived.by((): Described => {
    const drawing = this.drawn;
    return drawing ? (this.drawing?.describe ?? plainly)(drawing) : {};
  });
  /** The thing at which a call is offered. */
  private concerns(call: Move): string {
    return this.drawing?.concerns?.(call, this.match?.screen, this.seat) ?? thingOf(call);
  }
  get drawn(): Drawing | null {
    if (!this.match) return null;
    const { game, seat, names, acting, chairs, legal, finish, callable, tap, calls, pointing, point, look } = this;
    const { windows, receivedAt } = this;
    const { lit, chosen, instead } = this.selection;
    const { screen, facts, result } = this.match;
    const { events, table } = this.now!;
    return {
      ...{ game, screen, seat, names, acting, lit, chosen, instead, tap, events, chairs, legal },
      ...{ finish, facts, result, callable, calls, pointing, point, look, windows, receivedAt },
      call: (move: Move) => this.play(move),
      ...{ tried: this.refused?.touch ?? '', t: speech.words, options: table.options, table: this.id },
    };
  }
  /** A move as its button names it. */
  nameOfMove(move: Pick<Move, 'words' | 'said'>): string {
    return speech.words.move(this.game, move, this.company);
  }
  /** What a move would do. */
  effectOf(move: Move): string {
    return speech.words.would(this.game, move, this.company).join(' ');
  }
  /** A thing to touch, in words. */
  nameOfTouch(touch: string): string {
    return (
      (this.drawn && this.drawing?.touch?.(touch, this.drawn)) ?? speech.words.touch(this.game, touch, this.company)
    );
  }
  /** The move that is complete, or the only one that a button finishes; letting go is none. */
  get finish(): Move | null {
    const [only, another] = this.selection.choices.filter((move) => move !== this.decline);
    return this.selection.whole ?? (another ? null : (only ?? null));
  }
  /** What can be called at a thing. */
  callsAt(touch: string): Move[] {
    return this.calls.filter((call) => this.concerns(call) === touch);
  }

  // What the player does.

  async ask(wish: Wish): Promise<Answer> {
    const answer = await this.connection.ask(wish);
    if (!answer.done) this.refused = refusedMove('', '', answer);
    return answer;
  }

  async ready(): Promise<void> {
    const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
    const entropy = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const { match, commitment, committed, phase, next_commitment } = this.table!;
    const promised = phase === 'over' ? (next_commitment ?? '') : commitment;
    note(this.id, match + 1, { commitment: promised, entropy });
    await this.ask({ type: 'ready', ...(committed ? { commitment: await commitmentTo(entropy) } : { entropy }) });
  }

  /** All have committed: reveal what we committed to, once. */
  private async reveal({ table, seat }: Changed): Promise<void> {
    const deal = noted(this.id, table.match + 1);
    const own = table.chairs[seat]?.commitment;
    if (!table.revealing || !deal || !own || own === this.revealed) return;
    this.revealed = own;
    if ((await commitmentTo(deal.entropy)) !== own) return;
    const commitments = table.chairs.map((chair) => chair.commitment ?? '').filter(Boolean);
    note(this.id, table.match + 1, { ...deal, commitments });
    await this.connection.ask({ type: 'reveal', entropy: deal.entropy });
  }

  /** Go on before the clock has run out. */
  next = (): void => void this.ask({ type: 'next', ply: this.match?.ply ?? 0 });

  /** Ask a bot what it would do in our place. */
  async askHint(): Promise<void> {
    const answer = await this.ask({ type: 'hint' });
    this.hint = answer.done ? (answer.hint ?? null) : null;
  }

  /** From the result to the table as it is now, and back. */
  moveOn = (): void => {
    this.upcoming = null;
    this.now = this.latest;
  };
  get canLookBack(): boolean {
    return this.result !== null && this.table?.phase === 'waiting';
  }
  lookBack = (): void => {
    if (!this.result || !this.table) return;
    this.upcoming = this.table;
    this.now = this.result;
  };

  /** Something was touched: choose it, take it back, send the move that is complete, or say why not. */
  tap = (touch: string): void => {
    this.refused = this.unconfirmed = null;
    this.callsShown = '';
    this.hint = null;
    this.missed = 0;
    this.hurry();
    const { selection } = this;
    if (this.pointing && this.callsAt(touch).length) return this.look(touch);
    this.pointing = false;
    if (touch === 'table') return this.finish ? this.play(this.finish) : undefined;
    if (selection.lit.has(touch)) return this.choose([...selection.chosen, touch]);
    if (selection.chosen.includes(touch)) {
      if (selection.whole && selection.chosen.at(-1) === touch) return this.send();
      return selection.takeBack(touch);
    }
    const replaced = selection.replacing(touch);
    if (replaced) return this.choose(replaced);
    const called = begun(this.calls, selection.chosen, touch);
    const call = called && complete(this.calls, called);
    if (called && !call) return selection.begin(called);
    if (called && call && called.length > 1) return this.play(call, true);
    if (this.callable.has(touch)) return this.look(touch);
    if (this.ahead && !touch.startsWith('seat:')) return selection.chooseAhead(touch);
    void this.askWhyNot(touch);
  };

  /** Show a thing, and what can be called at it. */
  look = (thing: string): void => {
    this.pointing = false;
    this.callsShown = thing;
  };

  /** Begin to point at something, or end it. */
  point = (): void => {
    this.callsShown = '';
    this.pointing = !this.pointing;
  };

  back = (): void => {
    if (this.callsShown) this.callsShown = '';
    else if (this.pointing) this.pointing = false;
    else if (this.hint) this.hint = null;
    else if (this.refused || this.unconfirmed) this.refused = this.unconfirmed = null;
    else if (this.selection.chosen.length) this.selection.stepBack();
    else this.choosing = false;
  };

  send = (): void => {
    if (this.selection.whole) this.play(this.selection.whole);
  };

  /** Send a move or a call, at once or after a second yes; a call that was `put` together like a move is always asked about. */
  play(move: Move, put = false): void {
    if (this.unconfirmed?.move.words !== move.words)
      this.unconfirmed = questionBefore(move, put, this.game, this.company);
    this.refused = null;
    this.callsShown = '';
    if (tooEarly(this.unconfirmed)) return;
    this.unconfirmed = null;
    const called = this.calls.some((call) => call.words === move.words);
    if (!called || fits(move, this.selection.chosen)) this.selection.clear();
    if (called) return void this.call(move);
    this.undoTo = this.match?.ply ?? null;
    void this.sendMove(move);
  }

  /** Press the race button: do it if you can; else only you are told that you cannot. */
  seize(): void {
    const [only, another] = this.answers;
    if (another) this.choosing = true;
    else if (only) this.play(only);
    else
      this.refused = notPossible({ title: speech.words.say('web-race-nothing'), rule: this.match?.asked.rule ?? '' });
  }

  /** What may be done in a race besides letting it go. */
  get answers(): Move[] {
    return this.legal.filter((move) => move !== this.decline);
  }

  /** The move that lets it go, where there is one. */
  get decline(): Move | undefined {
    return this.legal.find((move) => move.words === this.match?.asked.decline);
  }

  /** Letting it go as its button names it. */
  get declining(): string {
    return this.asking.decline || (this.decline ? this.nameOfMove(this.decline) : '');
  }

  /** Whether an answer is asked for that may be declined. */
  get answerable(): boolean {
    return this.asked && this.asking.offers && this.decline !== undefined;
  }

  /** Show at once every change that waits. */
  hurry = (): void => this.queue.hurry();

  private choose(touches: string[]): void {
    const move = this.selection.choose(touches);
    const said = touches.at(-1)!.startsWith('say:');
    if (move && (said || (settings.quick && touches.length === 1))) this.play(move);
  }

  /** Send a move; whether it was made. */
  protected async sendMove(move: Move): Promise<boolean> {
    this.sentUntil = Infinity;
    const answer = await this.connection.ask({ type: 'do', words: move.words });
    this.sentUntil = answer.done ? answer.n : 0;
    if (!answer.done && !answer.withdrawn)
      this.refused = refusedMove(this.nameOfMove(move), '', answer, this.hasPassed(move));
    return answer.done;
  }

  /** A call changes nothing about a move that is being put together, unless it is begun with the same touches. */
  private async call(move: Move): Promise<void> {
    const answer = await this.connection.ask({ type: 'do', words: move.words });
    if (!answer.done) this.refused = refusedMove(this.nameOfMove(move), '', answer, this.hasPassed(move));
  }

  /** Whether a move that was offered is so no more. */
  private hasPassed({ words }: Move): boolean {
    const match = (this.queue.newest ?? this.now)?.match;
    return ![...(match?.legal ?? []), ...(match?.calls ?? [])].some((each) => each.words === words);
  }

  /** Ask the server why this touch begins no legal move. */
  private async askWhyNot(touch: string): Promise<void> {
    const answer = await this.connection.ask({ type: 'why', touches: [...this.selection.chosen, touch] });
    if (!answer.done) this.refused = refusedMove('', touch, answer);
  }

  // What the server sends.

  private receive(message: FromServer): void {
    if (message.type === 'changed') this.enqueue(message);
    if (message.type === 'heard') this.log.hear(message, this.me);
    if (message.type === 'trouble') this.refused = notPossible({ why: message.why, because: message.because });
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
    const before = this.latest;
    this.latest = changed;
    this.log.write(changed, before, this.me);
    this.presence.see(changed, this.me);
    const { phase } = changed.table;
    if (phase === 'over') this.result = changed;
    const looking = before?.table.phase === 'over' || this.upcoming !== null;
    this.upcoming = phase === 'waiting' && looking && this.result ? changed.table : null;
    if (this.upcoming) {
      this.now = { ...this.result!, n: changed.n };
      return void this.reveal(changed);
    }
    void this.loadDrawing(changed.table.game);
    this.now = changed;
    this.forgetWhatPassed(changed, before);
    this.acted = changed.events.map((event) => event.rule).filter(Boolean);
    this.hadRace ||= this.race;
    const wasAsked = before?.match?.acting.includes(before.seat) ?? false;
    if (this.asked && !wasAsked)
      callPlayer(this.race, { title: this.asking.title, body: speech.words.nameOf(this.game) });
    if (phase === 'waiting' && takeBeginAtOnce(this.id)) void this.ready();
    void this.reveal(changed);
  }

  /** What was chosen, asked or refused before this change, and does not fit it. */
  private forgetWhatPassed(changed: Changed, before: Changed | null): void {
    if (begins(changed, before)) this.undoTo = null;
    if (!this.ahead) this.selection.refit();
    if (![...this.legal, ...this.calls].some((move) => move.words === this.unconfirmed?.move.words))
      this.unconfirmed = null;
    if (!this.callable.has(this.callsShown) && !this.drawing?.Thing) this.callsShown = '';
    if (!this.race) this.choosing = false;
    const askedAnew = this.asked && legalWords(before) !== legalWords(changed);
    if (askedAnew || before?.table.phase !== changed.table.phase) this.refused = null;
    if (legalWords(before) !== legalWords(changed)) this.hint = null;
  }
}

/** Loaded when a table asks for commitments: most do not. */
async function commitmentTo(entropy: string): Promise<string> {
  return (await import('../record/record')).commitmentTo(entropy);
}
