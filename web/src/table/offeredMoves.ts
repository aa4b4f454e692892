/** The kinds of moves that were offered so far: so a touch that begins no legal move is spelled, to ask why it does not. */
import { spelledLike } from '../touches';
import type { Move } from '../wire';

export class OfferedMoves {
  private readonly kinds: Record<string, Move> = {};

  add(moves: Move[]): void {
    for (const move of moves) this.kinds[`${move.touches[0]!.split(':')[0]} ${move.touches.length}`] = move;
  }

  spell(touch: string): string | null {
    return spelledLike(Object.values(this.kinds), touch);
  }
}
