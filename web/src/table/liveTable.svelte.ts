/** A table as this browser lives through it: what the server told, what is being touched, what was refused. */
import { forget, note, visitor } from '../api';
import { drawingOf, plainly, type Described, type Drawing, type GameDrawing, type Warning } from '../games';
import { settings } from '../settings.svelte';
import { speech } from '../speech.svelte';
import { Socket, UNKNOWN_SECRET, browserEnvironment, type Answer, type State, type Wish } from '../socket';
import { alternatives, buttons, complete, fitting, forced, instead, next, spelledLike, stepBack } from '../touches';
import type { Chair, Changed, Heard, Match, Move, Table, Told } from '../wire';
import { TABLE, type Company } from '../words';
import type { TableView } from './view';
import { gong, knock, shake } from '../sound';

export interface Entry {
  id: number;
  told: Told | null;
  /** The key of a sentence of our own, where no event tells it. */
  own?: string;
  heard?: Heard;
}

export interface Refused {
  /** What was tried, in words; empty where it was no move. */
  what: string;
  touch: string;
  why: string;
  rule: string;
}

const BOTS = [
  'Hopfen',
  'Gerste',
  'Malz',
  'Hefe',
  'Krug',
  'Zapf',
  'Deckel',
  'Fass',
  'Stein',
  'Schaum',
  'Theke',
  'Wirt',
  'Kanne',
  'Helle',
];
const HOLD = 380;
/** A second yes does not count before the question could be seen. */
const SURE = 400;
const LONGEST_QUEUE = 6;
export const AUTO = 'stammtisch.begin.';

/** Who sits there; bots have names of their own, seat by seat. */
export function nameOf(chair: Chair, seat: number): string {
  return chair.name || (chair.bot ? BOTS[seat % BOTS.length]! : '');
}

/** The rule that a refusal in words names. */
const ruleIn = (why: string): string => /\(([A-Z]-\d{3})/.exec(why)?.[1] ?? '';
const spelled = (seen: Changed | null): string => (seen?.match?.legal ?? []).map((move) => move.words).join();

export class LiveTable implements TableView {
  now = $state.raw<Changed | null>(null);
  state = $state<State>('connecting');
  why = $state('');
  chosen = $state.raw<string[]>([]);
  refused = $state.raw<Refused | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** Rules that acted in the newest change. */
  acted = $state.raw<string[]>([]);
  unread = $state(0);
  unsent = $state(0);
  /** How much happened while we were away; 0 once it has been said. */
  missed = $state(0);
  /** A move that waits for a second yes, and what is asked. */
  doubt = $state.raw<(Warning & { move: Move; since: number }) | null>(null);
  drawing = $state.raw<GameDrawing | null>(null);
  /** When the windows of `now` were told, by the browser's own clock. */
  told = 0;
  /** Whether this match has races: then the thumb row keeps room for their button. */
  raced = $state(false);
  /** Until this entry of the log is shown, a move is on its way and nothing else can be touched. */
  private sent = $state(0);
  /** The ply before one's own newest action. */
  before = $state<number | null>(null);

  private readonly socket: Socket;
  private readonly channel = new BroadcastChannel('stammtisch.tabs');
  private readonly tab = Math.random();
  private queue: Changed[] = [];
  private pumping = false;
  private game = '';
  private count = 0;
  private fresh = true;
  /** One legal move of each kind that was ever offered: how a thing that cannot be used now would be spelled. */
  private offered: Record<string, Move> = {};

  constructor(readonly id: string) {
    this.socket = new Socket(
      browserEnvironment(id, () => visitor()!.secret),
      { message: (message) => this.receive(message), state: (state, why, code) => this.setState(state, why, code) },
    );
    this.channel.onmessage = (event: MessageEvent<{ table: string; tab: number }>) => {
      if (event.data.table === id && event.data.tab !== this.tab && this.state !== 'closed')
        this.socket.yieldToOtherTab();
    };
    addEventListener('online', this.nudge);
    document.addEventListener('visibilitychange', this.nudge);
    this.connect();
  }

  connect = (): void => {
    this.channel.postMessage({ table: this.id, tab: this.tab });
    this.socket.connect();
  };

  leave(): void {
    this.socket.close();
    this.channel.close();
    removeEventListener('online', this.nudge);
    document.removeEventListener('visibilitychange', this.nudge);
  }

  private nudge = (): void => {
    if (document.visibilityState === 'visible') this.socket.nudge();
  };

  // What is known now.

  get table(): Table | null {
    return this.now?.table ?? null;
  }
  get match(): Match | null {
    return this.now?.match ?? null;
  }
  get chairs(): Chair[] {
    return this.table?.chairs ?? [];
  }
  get acting(): number[] {
    return this.match?.acting ?? [];
  }
  get seat(): number {
    return this.now?.seat ?? TABLE;
  }
  get names(): string[] {
    return this.chairs.map((chair, i) => nameOf(chair, i) || speech.words.say('seat', { n: i + 1 }));
  }
  get company(): Company {
    return { names: this.names, you: this.seat };
  }
  get asked(): boolean {
    return this.match !== null && this.match.acting.includes(this.seat) && !this.covered;
  }
  /** Who is on turn, where the game has turns. */
  get turn(): number | null {
    return ((this.match?.screen ?? {}) as { turn?: number | null }).turn ?? null;
  }
  /** Whether one may choose ahead: the match goes on, and others are asked. */
  get ahead(): boolean {
    return (
      this.match !== null &&
      !this.asked &&
      !this.covered &&
      !this.table?.paused &&
      this.seat !== TABLE &&
      this.turn !== null
    );
  }
  /** Whether a bot plays for us. */
  get covered(): boolean {
    const chair = this.table?.chairs[this.seat];
    return chair !== undefined && chair.bot !== '';
  }
  get legal(): Move[] {
    const sent = (this.now?.n ?? 0) < this.sent;
    return sent || this.covered || this.table?.paused ? [] : (this.match?.legal ?? []);
  }
  lit = $derived(next(this.legal, this.chosen));
  instead = $derived(alternatives(this.legal, this.chosen));
  whole = $derived(complete(this.legal, this.chosen));
  choices = $derived(buttons(this.legal, this.chosen));
  /** A right that everybody has who is asked: one may use it or let it go. */
  race = $derived(this.asked && this.legal.some((move) => move.touches.join() === 'say:pass'));
  described = $derived.by((): Described => {
    const drawing = this.drawn;
    return drawing ? (this.drawing?.describe ?? plainly)(drawing) : {};
  });

  /** The visitor in this browser. */
  get me(): string {
    return visitor()?.id ?? '';
  }
  get drawn(): Drawing | null {
    if (!this.match) return null;
    const { seat, names, lit, chosen, instead, tap, chairs, legal } = this;
    const { events, table } = this.now!;
    return {
      screen: this.match.screen,
      seat,
      names,
      acting: this.match.acting,
      lit,
      chosen,
      instead,
      tap,
      tried: this.refused?.touch ?? '',
      t: speech.words,
      events,
      chairs,
      legal,
      options: table.options,
    };
  }
  /** A move as its button names it. */
  named(words: string): string {
    return (this.drawn && this.drawing?.move?.(words, this.drawn)) ?? speech.words.move(this.game, words);
  }
  /** A thing to touch, in words. */
  called(touch: string): string {
    return (this.drawn && this.drawing?.touch?.(touch, this.drawn)) ?? speech.words.touch(this.game, touch);
  }

  // What is done.

  async ask(wish: Wish): Promise<Answer> {
    this.unsent++;
    const answer = await this.socket.ask(wish);
    this.unsent--;
    if (!answer.done) this.refused = { what: '', touch: '', why: answer.why, rule: answer.rule };
    return answer;
  }

  async ready(): Promise<void> {
    const entropy = [...crypto.getRandomValues(new Uint8Array(32))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    const { match, commitment } = this.table!;
    note(this.id, match + 1, { commitment, entropy });
    await this.ask({ type: 'ready', entropy });
  }

  /** Something was touched: take it, take it back, send what it completes, or say why not. */
  tap = (touch: string): void => {
    this.refused = this.doubt = null;
    this.missed = 0;
    this.hurry();
    if (touch === 'table') return this.finish();
    if (this.lit.has(touch)) return this.choose([...this.chosen, touch]);
    if (this.chosen.includes(touch)) {
      if (this.whole && this.chosen.at(-1) === touch) return this.send();
      this.chosen = this.chosen.slice(0, this.chosen.lastIndexOf(touch));
      return;
    }
    const other = instead(this.legal, this.chosen, touch);
    if (other) return this.choose(other);
    if (this.ahead && !touch.startsWith('seat:')) {
      this.chosen = [touch];
      return;
    }
    void this.whyNot(touch);
  };

  back = (): void => {
    if (this.refused || this.doubt) this.refused = this.doubt = null;
    else this.chosen = stepBack(this.legal, this.chosen);
  };

  send = (): void => {
    if (this.whole) this.play(this.whole);
  };

  /** The lit place on the table: what the one button says, if there is but one. */
  private finish(): void {
    const [only, another] = this.choices;
    const move = this.whole ?? (another ? null : only);
    if (this.chosen.length && move) this.play(move);
  }

  play(move: Move): void {
    if (this.doubt?.move.words !== move.words) this.doubt = this.doubtful(move);
    this.refused = null;
    if (this.doubt && performance.now() - this.doubt.since < SURE) return;
    this.chosen = [];
    this.doubt = null;
    this.before = this.match?.ply ?? null;
    void this.do(move.words);
  }

  private doubtful(move: Move): LiveTable['doubt'] {
    const warning = this.drawn && this.drawing?.warn?.(move.words, this.drawn);
    return warning ? { ...warning, move, since: performance.now() } : null;
  }

  private choose(chosen: string[]): void {
    this.chosen = forced(this.legal, chosen);
    const whole = complete(this.legal, chosen);
    const said = chosen.at(-1)!.startsWith('say:');
    if (whole && (said || (settings.quick && chosen.length === 1))) this.play(whole);
  }

  private async do(words: string): Promise<void> {
    this.unsent++;
    this.sent = Infinity;
    const answer = await this.socket.ask({ type: 'do', words });
    this.unsent--;
    this.sent = answer.done ? answer.n : 0;
    if (!answer.done)
      this.refused = { what: words, touch: '', why: answer.why, rule: answer.rule || ruleIn(answer.why) };
  }

  /** The reason is the server's: it is asked why something that is not among the legal moves is not. */
  private async whyNot(touch: string): Promise<void> {
    const spelled = this.drawing?.spelled ?? ((like: string) => spelledLike(Object.values(this.offered), like));
    const words = this.asked ? spelled(touch, this.drawn!) : null;
    const answer = words ? await this.socket.ask({ type: 'why', words }) : null;
    if (!answer) this.refused = { what: '', touch, why: '', rule: this.asked ? 'H-005' : 'H-002' };
    else if (!answer.done)
      this.refused = { what: words!, touch, why: answer.why, rule: answer.rule || ruleIn(answer.why) };
  }

  /** Press the race button: with the card it is played, without it only this person is told. */
  seize(): void {
    const touch = this.described.race?.touch;
    const moves = this.legal.filter((move) => move.words !== 'pass' && (!touch || move.touches[0] === touch));
    if (moves[0]) this.play(moves[0]);
    else this.refused = { what: '', touch: '', why: '', rule: 'H-003' };
  }

  pass(): void {
    const move = this.legal.find((each) => each.touches.join() === 'say:pass');
    if (move) this.play(move);
  }

  // What is told.

  private setState(state: State, why: string, code: number): void {
    if (state === 'lost') this.fresh = true;
    if (code === UNKNOWN_SECRET) forget();
    this.state = state;
    this.why = why;
  }

  private receive(message: { type: string }): void {
    if (message.type === 'changed') this.enqueue(message as Changed);
    if (message.type === 'heard') this.listen(message as Heard);
    if (message.type === 'trouble')
      this.refused = { what: '', touch: '', why: (message as unknown as { why: string }).why, rule: '' };
  }

  private listen(heard: Heard): void {
    if (this.entries.some((entry) => entry.heard?.line === heard.line)) return;
    this.entries = [...this.entries, { id: this.count++, told: null, heard }];
    if (heard.who !== this.me) this.unread++;
  }

  private enqueue(changed: Changed): void {
    this.told = performance.now();
    if (this.fresh && this.now && changed.events.length) this.missed = changed.events.length;
    const before = (this.queue.at(-1) ?? this.now)?.match?.ply ?? 0;
    const undone = (changed.match?.ply ?? 0) < before;
    this.queue.push(changed);
    if (this.fresh || undone || this.queue.length > LONGEST_QUEUE || document.hidden) this.hurry();
    else if (!this.pumping) void this.pump();
    this.fresh = false;
  }

  /** Show everything that waits at once. */
  hurry = (): void => {
    while (this.queue.length) this.show(this.queue.shift()!);
  };

  private async pump(): Promise<void> {
    this.pumping = true;
    while (this.queue.length) {
      const changed = this.queue.shift()!;
      this.show(changed);
      const hold = changed.events.length ? (this.drawing?.hold?.(changed.events) ?? HOLD) : 0;
      await new Promise((done) => setTimeout(done, this.queue.length > 2 ? hold / 2 : hold));
    }
    this.pumping = false;
  }

  private show(changed: Changed): void {
    const old = this.now;
    if (changed.table.game !== this.game) void this.learn(changed.table.game);
    this.write(changed, old);
    this.now = changed;
    for (const move of changed.match?.legal ?? [])
      this.offered[`${move.touches[0]!.split(':')[0]} ${move.touches.length}`] = move;
    if (!this.ahead && this.chosen.length)
      this.chosen = fitting(this.legal, this.chosen).length ? forced(this.legal, this.chosen) : [];
    if (!this.legal.some((move) => move.words === this.doubt?.move.words)) this.doubt = null;
    this.acted = changed.events.map((event) => event.rule).filter(Boolean);
    if ((this.asked && spelled(old) !== spelled(changed)) || old?.table.phase !== changed.table.phase)
      this.refused = null;
    this.raced ||= this.race;
    this.sound(old);
    if (changed.table.phase === 'waiting' && sessionStorage.getItem(AUTO + this.id)) {
      sessionStorage.removeItem(AUTO + this.id);
      void this.ready();
    }
  }

  private async learn(game: string): Promise<void> {
    this.game = game;
    const drawing = await drawingOf(game);
    if (this.game === game) this.drawing = drawing;
  }

  private write(changed: Changed, old: Changed | null): void {
    const begun = changed.table.match !== old?.table.match && old !== null;
    const kept = begun ? this.entries.filter((entry) => entry.heard) : this.entries;
    const undone = old?.match && changed.match && changed.match.ply < old.match.ply && !begun;
    const added: Entry[] = changed.events.map((told) => ({ id: this.count++, told }));
    if (undone) added.unshift({ id: this.count++, told: null, own: 'web-log-undone' });
    if (old && old.table.paused !== changed.table.paused)
      added.push({ id: this.count++, told: null, own: changed.table.paused ? 'web-log-paused' : 'web-log-resumed' });
    if (added.length || begun) this.entries = [...kept, ...added].slice(-600);
    if (begun) this.before = null;
  }

  private sound(old: Changed | null): void {
    const wasAsked = old?.match?.acting.includes(old.seat) ?? false;
    if (!this.asked || wasAsked) return;
    if (document.hidden || matchMedia('(pointer: coarse)').matches) shake();
    if (settings.sound) (this.race ? gong : knock)();
  }
}
