/** Fritsen on the screen. */
export { default as Calls } from './Calls.svelte';
export { default as Card } from './Card.svelte';
export { default as Cloth } from './Cloth.svelte';
export { describe } from './describe';
export { default as Hand } from './Hand.svelte';
export { news } from './news';
export { notice } from './notice';
export { default as Score } from './Score.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Thing } from './Thing.svelte';
export { hold } from './hands.svelte';
export { calling, concerns, costly, group, touch } from './things';

export const column = true;
