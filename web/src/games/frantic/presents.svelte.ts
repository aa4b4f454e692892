/** Merry Christmas: who gets which card is planned here and sent when it is sealed, so that it can be changed until then. */
import type { Drawing } from '..';
import type { Move } from '../../wire';
import type { FranticScreen } from './screen';

type Given = Pick<Drawing<FranticScreen>, 'screen' | 'seat'>;

/** Whether one's own hand is being spread. */
export const spreads = ({ screen, seat }: Given): boolean =>
  screen.phase === 'spreading' && screen.hand.length > 0 && (screen.seats[seat]?.waiting ?? false);

interface Present {
  /** A card of the hand: its name, and how many equal ones stand before it. */
  held: string;
  to: number;
}

const cardOf = (held: string): string => held.split(' ')[0]!;

class Presents {
  private event = '';
  /** Cards that were tapped and wait for a name. */
  picked = $state.raw<string[]>([]);
  given = $state.raw<Present[]>([]);
  /** What is still to be sent; null before it is sealed. */
  left = $state.raw<Present[] | null>(null);

  /** Forget what was planned for another hand. */
  begin({ round, pile, events }: FranticScreen): void {
    const event = [round, pile.length, events].join(' ');
    if (event === this.event) return;
    this.event = event;
    this.picked = this.given = [];
    this.left = null;
  }

  to(held: string): number | undefined {
    if (!this.left) return this.given.find((each) => each.held === held)?.to;
    const [card, nth] = held.split(' ');
    return this.left.filter((each) => cardOf(each.held) === card)[Number(nth)]?.to;
  }

  /** Take a card up, put it down, or take it back from whom it was for. */
  tap(held: string): void {
    if (this.left) return;
    const without = this.given.filter((each) => each.held !== held);
    const up = !this.picked.includes(held) && without.length === this.given.length;
    this.given = without;
    this.picked = up ? [...this.picked, held] : this.picked.filter((each) => each !== held);
  }

  give(to: number): void {
    this.given = [...this.given, ...this.picked.map((held) => ({ held, to }))];
    this.picked = [];
  }

  back(): void {
    if (this.picked.length) this.picked = [];
    else this.given = this.given.slice(0, -1);
  }

  count(to: number): number {
    return (this.left ?? this.given).filter((each) => each.to === to).length;
  }

  /** The cards that are left go to the others in turn, to whom has fewest first. */
  rest(held: string[], others: number[]): void {
    this.picked = [];
    for (const each of held.filter((one) => this.to(one) === undefined)) {
      const to = others.reduce((best, other) => (this.count(other) < this.count(best) ? other : best));
      this.given = [...this.given, { held: each, to }];
    }
  }

  seal(): void {
    this.picked = [];
    this.left = this.given;
  }

  /** The next move that sends a present; null where none is left, or it is not possible yet. */
  next(legal: Move[]): Move | null {
    const [first] = this.left ?? [];
    const touches = first && [`send:${cardOf(first.held)}`, `seat:${first.to}`];
    const found = touches && legal.find((move) => move.touches.join() === touches.join());
    if (!found) return null;
    this.left = this.left!.slice(1);
    return found;
  }
}

export const presents = new Presents();

/** The cards of a hand, each told apart from its equals. */
export const heldOf = (hand: string[]): string[] =>
  hand.map((card, i) => `${card} ${hand.slice(0, i).filter((each) => each === card).length}`);
