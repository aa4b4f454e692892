/** Frantic on the screen. */
import type { Told } from '../../wire';
import type { Drawing } from '..';
import { spreads } from './presents.svelte';
import type { FranticScreen } from './screen';

export { default as Acts } from './Acts.svelte';
export { default as Card } from './Card.svelte';
export { default as Cloth } from './Cloth.svelte';
export { describe, touch } from './describe';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './Seat.svelte';

export const acts = (drawing: Drawing): boolean => spreads(drawing as Drawing<FranticScreen>);

export const rightwards = true;

const HOLD: Record<string, number> = { event: 2600, play: 520, counter: 800, reveal: 1200, collect: 900, give: 520 };

/** How long a change is shown, in milliseconds: an event is read before it acts. */
export function hold(events: Told[]): number {
  return Math.max(260, ...events.map((event) => HOLD[event.kind] ?? 0));
}
