/** Foppen on the screen. */
import type { Told } from '../../wire';

export { default as Card } from './Card.svelte';
export { default as Cloth } from './Cloth.svelte';
export { describe } from './describe';
export { default as Hand } from './Hand.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Seat } from './Seat.svelte';

/** A trick rests before the next is led. */
export function hold(events: Told[]): number {
  const told = events.map((event) => event.kind);
  if (told.includes('win')) return 1300;
  return told.includes('play') ? 520 : 260;
}
