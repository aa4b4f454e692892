/** Foppen on the screen. */
import type { Told } from '../../wire';

export { default as Card } from './Card.svelte';
export { default as Cloth } from './Cloth.svelte';
export { describe } from './describe';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './Seat.svelte';

const HOLD: Record<string, number> = { win: 1300, play: 520 };

/** How long a change is shown, in milliseconds: a trick rests before the next is led. */
export function hold(events: Told[]): number {
  return Math.max(260, ...events.map((event) => HOLD[event.kind] ?? 0));
}
