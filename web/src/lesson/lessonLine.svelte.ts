/** The line to the server at a lesson: every question brings all that the answer needs, and nothing is kept there. */
import { lessonStep, lessonWhy } from '../api';
import type { Answer, State, Wish } from '../socket';
import { speech } from '../speech.svelte';
import type { Line } from '../table/connection.svelte';
import type { Changed, FromServer } from '../wire';

/** Another step was begun before the answer came. */
const PASSED: Answer = { done: false, why: '', rule: '', because: null, withdrawn: true };

export class LessonLine implements Line {
  readonly state: State = 'open';
  readonly why = '';
  readonly unsent = 0;
  readonly silentSince = null;
  readonly withdrawable = false;
  readonly removed = false;
  catchingUp = true;
  /** The step that is shown, from 0. */
  step = 0;
  /** The number of the newest table that came. */
  newest = 0;
  /** Counts what was begun: what was asked before is shown no more. */
  private begun = 0;
  private laid: Changed[] = [];

  constructor(
    private readonly game: string,
    private readonly receive: (message: FromServer) => void,
  ) {}

  connect = (): void => {};
  retry = (): void => {};
  withdraw = (): void => {};
  close(): void {}

  /** Lay the table of a step; `ready` is called just before it is shown, and not at all if another was begun meanwhile. */
  async begin(step: number, ready: () => void): Promise<void> {
    const begun = ++this.begun;
    const changes = await lessonStep(this.game, step);
    if (begun !== this.begun) return;
    this.step = step;
    this.laid = changes;
    ready();
    this.again();
  }

  /** Lay the table of this step once more, as it came. */
  again(): void {
    this.begun++;
    this.catchingUp = true;
    this.show(this.laid);
  }

  async ask(wish: Wish): Promise<Answer> {
    try {
      return await this.answer(wish);
    } catch (error) {
      const why = (error as Error).message;
      return { done: false, why: speech.words.refusedBy(why), rule: '', because: null };
    }
  }

  /** Nothing that is on its way is shown any more. */
  end(): void {
    this.begun++;
  }

  private async answer(wish: Wish): Promise<Answer> {
    if (wish.type === 'why') {
      const { why, rule, because } = await lessonWhy(this.game, this.step, wish.touches ?? []);
      if (rule) return { done: false, why, rule, because };
    }
    if (wish.type === 'do') {
      const { begun } = this;
      const changes = await lessonStep(this.game, this.step, wish.words);
      if (begun !== this.begun) return PASSED;
      this.show(changes);
    }
    return { done: true, n: this.newest };
  }

  private show(changes: Changed[]): void {
    for (const changed of changes) this.receive({ ...changed, type: 'changed', n: ++this.newest });
  }
}
