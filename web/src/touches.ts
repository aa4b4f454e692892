/** A move is a list of touches: which may come next, and which moves are complete. No game's rule is known here. */
import type { Move, Said } from './wire';

const kind = (touch: string): string => touch.slice(0, touch.indexOf(':') + 1);

/**
 * What a move still needs after these touches, or null if it does not begin with them.
 * Touches of one kind that stand side by side may be taken in any order: three cards to lay open are three cards.
 */
export function remaining(move: Move, chosen: readonly string[]): string[] | null {
  const left = [...move.touches];
  for (const touch of chosen) {
    const first = left[0];
    if (first === undefined) return null;
    let at = 0;
    while (at < left.length && left[at] !== touch && kind(left[at]!) === kind(first)) at++;
    if (left[at] !== touch || kind(touch) !== kind(first)) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The moves that begin with these touches. */
export function fitting(moves: readonly Move[], chosen: readonly string[]): Move[] {
  return moves.filter((move) => remaining(move, chosen) !== null);
}

/** Everything that may be touched next. */
export function next(moves: readonly Move[], chosen: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const move of moves) {
    const left = remaining(move, chosen);
    const first = left?.[0];
    if (!left || first === undefined) continue;
    for (const touch of left) {
      if (kind(touch) !== kind(first)) break;
      found.add(touch);
    }
  }
  return found;
}

/** The move that these touches complete; of two that differ only in order, the one in this order. */
export function complete(moves: readonly Move[], chosen: readonly string[]): Move | null {
  if (!chosen.length) return null;
  const found = moves.filter((move) => remaining(move, chosen)?.length === 0);
  return found.find((move) => move.touches.every((touch, i) => touch === chosen[i])) ?? found[0] ?? null;
}

/** The moves that one button finishes: nothing is missing, or only a word. */
export function buttons(moves: readonly Move[], chosen: readonly string[]): Move[] {
  return moves.filter((move) => {
    const left = remaining(move, chosen);
    return left !== null && (chosen.length || left.length) && left.every((touch) => touch.startsWith('say:'));
  });
}

/** These touches, and those after them that leave no choice; a word is never said by itself. */
export function forced(moves: readonly Move[], chosen: readonly string[]): string[] {
  const found = [...chosen];
  for (;;) {
    const [only, another] = next(moves, found);
    if (only === undefined || another !== undefined || only.startsWith('say:')) return found;
    found.push(only);
  }
}

/** One step back: what was forced goes with the touch that forced it. */
export function stepBack(moves: readonly Move[], chosen: readonly string[]): string[] {
  let length = chosen.length - 1;
  while (length > 0 && next(moves, chosen.slice(0, length)).size === 1) length--;
  return chosen.slice(0, Math.max(0, length));
}

/** Put a touch in the place of a chosen one; later touches stay if they still fit. Null where it fits nowhere. */
export function instead(moves: readonly Move[], chosen: readonly string[], touch: string): string[] | null {
  for (let at = chosen.length - 1; at >= 0; at--) {
    if (!next(moves, chosen.slice(0, at)).has(touch)) continue;
    const found = [...chosen.slice(0, at), touch];
    for (const later of chosen.slice(at + 1)) {
      if (!next(moves, found).has(later)) break;
      found.push(later);
    }
    return found;
  }
  return null;
}

/** What may be touched instead of something that is chosen already. */
export function alternatives(moves: readonly Move[], chosen: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at < chosen.length; at++)
    for (const touch of next(moves, chosen.slice(0, at)))
      if (!touch.startsWith('say:') && !chosen.includes(touch)) found.add(touch);
  return found;
}

/** What every move would do that begins with these touches. */
export function sure(moves: readonly Move[], chosen: readonly string[]): Said[] {
  const [first = [], ...others] = fitting(moves, chosen).map((move) => move.would ?? []);
  const same = (a: Said, b: Said): boolean => a.kind === b.kind && a.said.join(' ') === b.said.join(' ');
  return first.filter((each) => others.every((other) => other.some((said) => same(said, each))));
}
