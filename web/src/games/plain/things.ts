/** What can be touched on a table that no game has drawn: read off the touches and off the screen. */
import type { Drawing } from '..';

export interface Thing {
  touch: string;
  /** What the screen says of it, such as the number of a die. */
  shows: string;
}

type Touches = Pick<Drawing, 'lit' | 'chosen' | 'instead' | 'callable'>;

const kindOf = (touch: string): string => touch.split(':')[0]!;
const nameIn = (touch: string): string => touch.slice(kindOf(touch).length + 1);

export const handOf = (screen: unknown): string[] => (screen as { hand?: string[] }).hand ?? [];

/** Every touch that means something now, once. */
function touchesOf({ lit, chosen, instead, callable }: Touches): string[] {
  return [...new Set([...chosen, ...lit, ...(instead ?? []), ...(callable ?? [])])];
}

/** The touch that means a card of the hand: it is named after it. */
export function touchOfCard(card: string, touches: Touches): string {
  return touchesOf(touches).find((touch) => nameIn(touch) === card && kindOf(touch) !== 'seat') ?? `hand:${card}`;
}

/**
 * What lies on the table: all that can be touched and is neither a button, nor a seat, nor a card of the hand; and all that the
 * screen has and the game has a name for as a thing.
 */
export function thingsOf(drawing: Drawing): Thing[] {
  const { game, screen, t } = drawing;
  const hand = handOf(screen);
  const fields = screen as Record<string, unknown>;
  const named = Object.keys(fields).filter(
    (field) => t.knows(`${game}-touch-${field}`) && shown(fields[field]) !== null,
  );
  const touched = touchesOf(drawing).filter(
    (touch) => !['say', 'seat'].includes(kindOf(touch)) && !hand.includes(nameIn(touch)),
  );
  return [...new Set([...named, ...touched])].map((touch) => ({ touch, shows: shown(fields[touch]) ?? '' }));
}

function shown(value: unknown): string | null {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : null;
}
