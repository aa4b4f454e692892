/** The touches of a move that is being put together. */
import type { Move } from '../wire';
import { alternatives, buttons, complete, fitting, forced, instead, next, stepBack } from '../touches';

export class Selection {
  chosen = $state.raw<string[]>([]);
  /** Touches that may come next. */
  lit = $derived.by(() => next(this.legal(), this.chosen));
  /** Touches that may replace one of the chosen. */
  instead = $derived.by(() => alternatives(this.legal(), this.chosen));
  /** The move that is complete. */
  whole = $derived.by(() => complete(this.legal(), this.chosen));
  /** The moves that one button finishes. */
  choices = $derived.by(() => buttons(this.legal(), this.chosen));

  constructor(
    private readonly legal: () => Move[],
    /** What may be called besides: it is put together in the same way. */
    private readonly calls: () => Move[] = () => [],
  ) {}

  /** Choose these touches and what follows from them without a choice; the move that these alone complete is returned. */
  choose(touches: string[]): Move | null {
    this.chosen = forced(this.legal(), touches);
    return complete(this.legal(), touches);
  }

  /** Choose this alone, before one is asked: nobody knows yet whether it will be legal. */
  chooseAhead(touch: string): void {
    this.chosen = [touch];
  }

  /** Choose what begins a call. */
  begin(touches: string[]): void {
    this.chosen = touches;
  }

  /** The chosen touches with this one in the place of another; null where it fits nowhere. */
  replacing(touch: string): string[] | null {
    return instead(this.legal(), this.chosen, touch);
  }

  /** Take back a touch, and all after it. */
  takeBack(touch: string): void {
    this.chosen = this.chosen.slice(0, this.chosen.lastIndexOf(touch));
  }

  /** Take back the newest touch, and those that followed from it. */
  stepBack(): void {
    this.chosen = stepBack(this.legal(), this.chosen);
  }

  clear(): void {
    this.chosen = [];
  }

  /** Other moves are legal now: keep the touches if a move still begins with them. */
  refit(): void {
    if (!this.chosen.length) return;
    if (fitting(this.legal(), this.chosen).length) this.chosen = forced(this.legal(), this.chosen);
    else if (!fitting(this.calls(), this.chosen).length) this.chosen = [];
  }
}
