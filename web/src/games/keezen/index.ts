/** Keezen on the screen. */
export { default as Card } from './Card.svelte';
export { default as Cloth } from './Cloth.svelte';
export { describe } from './describe';
export { hold } from './flights';
export { default as Hand } from './Hand.svelte';
export { colour as seat, touch } from './names';
export { default as Score } from './Score.svelte';
export { default as Side } from './Side.svelte';
export { default as Steps } from './Steps.svelte';

export const board = true;
