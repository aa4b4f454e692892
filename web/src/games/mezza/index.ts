/** Mezza on the screen. */
import type { Told } from '../../wire';

export { default as Card } from './Card.svelte';
export { default as Cloth } from './Cloth.svelte';
export { describe } from './describe';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './Seat.svelte';

const HOLD: Record<string, number> = { clear: 1100, take: 900, flip: 700, lay: 520, add: 520, finish: 900 };

/** How long a change is shown, in milliseconds. */
export function hold(events: Told[]): number {
  return Math.max(200, ...events.map((event) => HOLD[event.kind] ?? 0));
}
