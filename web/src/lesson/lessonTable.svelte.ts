/** The table of a lesson: one move is meant, everything else may be tried, and all of it is taken back. */
import { SvelteSet } from 'svelte/reactivity';
import type { Drawing } from '../games';
import { speech } from '../speech.svelte';
import { store } from '../storage';
import { LiveTable } from '../table/liveTable.svelte';
import { notPossible } from '../table/notPossible';
import { remaining } from '../touches';
import type { Lesson, LessonStep, Move } from '../wire';
import { LessonLine } from './lessonLine.svelte';

/** What is going on: a move is `asked` for, another was `tried`, the one meant was `shown`, or the learner made it: `right`. */
export type Moment = 'asked' | 'tried' | 'shown' | 'right';

export const progressOf = (game: string): string => `lesson.${game}`;

export class LessonTable extends LiveTable {
  /** The step that is shown, from 0; as many as there are once all are done. */
  at = $state(0);
  /** Something else that may be done, and about which is asked first. */
  doubted = $state.raw<Move | null>(null);
  /** How often something else was chosen at this step. */
  beside = $state(0);
  /** The steps at which something else was chosen. */
  stumbled = $state.raw<number[]>([]);
  /** The steps at which the move that is meant was made. */
  readonly made = new SvelteSet<number>();
  /** What the newest table shows, once it has come. */
  private outcome = $state.raw<{ moment: Moment; n: number }>({ moment: 'asked', n: 0 });
  private readonly line: LessonLine;
  /** How many tables have been laid. */
  private laid = $state(0);
  /** The step that is on its way, or the one that is shown. */
  private heading = 0;

  constructor(
    readonly taught: string,
    readonly lesson: Lesson,
  ) {
    let line: LessonLine;
    super(`lesson-${taught}`, (receive) => (line = new LessonLine(taught, receive)));
    this.line = line!;
    const { tap, back, send } = this;
    this.tap = (touch) => this.noting(() => this.moment === 'asked' && tap(touch));
    this.back = () => (this.doubted && !this.unconfirmed ? void (this.doubted = null) : back());
    this.send = () => (this.moment === 'right' ? void this.next() : send());
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }
  get finished(): boolean {
    return this.at >= this.lesson.steps.length;
  }
  get moment(): Moment {
    return (this.now?.n ?? 0) < this.outcome.n ? 'asked' : this.outcome.moment;
  }
  override get legal(): Move[] {
    return this.moment === 'asked' ? super.legal : [];
  }
  override get ahead(): boolean {
    return false;
  }
  /** The moves that are meant and still possible with what is chosen. */
  private get within(): Move[] {
    const meant = this.step.meant.map((words) => this.legal.find((move) => move.words === words));
    return meant.filter((move) => move !== undefined && remaining(move, this.selection.chosen) !== null) as Move[];
  }
  /** Whether something else is chosen: what is asked about it is shown. */
  get astray(): boolean {
    if (this.finished || this.moment !== 'asked' || !this.legal.length) return false;
    return this.doubted !== null || !this.within.length;
  }
  /** Where the next touch of the move that is meant belongs, as a selector; empty where nothing is pointed at. */
  get pointed(): string {
    if (this.finished || this.moment !== 'asked' || this.astray || this.beside === 1) return '';
    const move = this.within[0];
    if (!move) return '';
    if (this.unconfirmed) return '[data-act].main';
    const { chosen } = this.selection;
    if (this.race && !this.choosing && !chosen.length) return move === this.decline ? '.race .pass' : '[data-race]';
    const touch = remaining(move, chosen)?.[0];
    if (touch === undefined || touch.startsWith('say:')) return `[data-move="${CSS.escape(move.words)}"]`;
    return `[data-touch="${CSS.escape(touch)}"]:not(.chosen)`;
  }

  /** Lay the table of a step, and keep where one is. */
  async begin(at: number): Promise<void> {
    this.heading = at;
    if (at < this.lesson.steps.length) return await this.line.begin(at, () => this.reset(at));
    this.line.end();
    this.reset(at);
  }

  next = (): Promise<void> => this.goTo(Math.max(this.heading, this.at + 1));
  /** Every press skips a step, also while one is on its way. */
  skip = (): Promise<void> => this.goTo(Math.min(this.heading + 1, this.lesson.steps.length));
  again = (): void => {
    this.heading = this.at;
    this.reset(this.at);
    this.line.again();
  };

  /** Begin a step, or say why that is not possible now. */
  async goTo(at: number): Promise<void> {
    try {
      await this.begin(at);
    } catch (error) {
      this.heading = this.at;
      const why = (error as Error).message;
      this.refused = notPossible({ why: speech.words.refusedBy(why) });
    }
  }

  /** Make the move that is meant, to be taken back. */
  async showMe(): Promise<void> {
    this.reset(this.at);
    const { done } = await this.line.ask({ type: 'do', words: this.step.meant[0]! });
    if (done) this.outcome = { moment: 'shown', n: this.line.newest };
  }

  /** Send a move: at once if it is the one meant, else after it was asked about. */
  override play(move: Move): void {
    const right = this.step.meant.includes(move.words);
    if (right || this.doubted?.words === move.words) super.play(move);
    else this.noting(() => void (this.doubted = move));
  }

  /** Do something else all the same. */
  insist(): void {
    const move = this.doubted ?? this.finish;
    this.doubted = move;
    if (move) super.play(move);
  }

  protected override async sendMove(move: Move): Promise<boolean> {
    const moment = this.step.meant.includes(move.words) ? 'right' : 'tried';
    const { at } = this;
    const done = await super.sendMove(move);
    if (done && moment === 'right') this.made.add(at);
    if (done) this.outcome = { moment, n: this.line.newest };
    this.doubted = null;
    return done;
  }

  /** Each table that is laid is another: nothing of the one before is told there. */
  override get drawn(): Drawing | null {
    const drawn = super.drawn;
    return drawn && { ...drawn, table: `${this.id}-${this.laid}` };
  }

  private reset(at: number): void {
    if (at !== this.at) this.beside = 0;
    this.laid++;
    this.at = at;
    store(progressOf(this.taught), String(at));
    this.outcome = { moment: 'asked', n: 0 };
    this.doubted = this.unconfirmed = this.refused = null;
    this.choosing = false;
    this.selection.clear();
  }

  /** Do something, and count it if it leads astray. */
  private noting(work: () => unknown): void {
    const before = this.astray;
    work();
    if (before || !this.astray) return;
    this.beside++;
    if (!this.stumbled.includes(this.at)) this.stumbled = [...this.stumbled, this.at];
  }
}
