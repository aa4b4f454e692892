/** Standing orders: what a player declines by itself whenever it is asked, until the round is over. Nobody else knows of them. */

/** How long a standing order waits before it answers, in milliseconds: always the same, so that it tells nothing. */
export const ANSWERS_AFTER = 2000;

export class StandingOrders {
  private orders = $state.raw<{ round: string; kinds: string[] }>({ round: '', kinds: [] });

  /** Whether this kind of question is declined in this round. */
  has(round: string, kind: string): boolean {
    return this.orders.round === round && this.orders.kinds.includes(kind);
  }

  /** Give an order, or take it back. */
  toggle(round: string, kind: string): void {
    const kinds = this.orders.round === round ? this.orders.kinds : [];
    this.orders = { round, kinds: kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind] };
  }
}
