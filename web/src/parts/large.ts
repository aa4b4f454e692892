/** A screen with room for seats round the table: the same as in app.css. */
import { MediaQuery } from 'svelte/reactivity';

export const large = new MediaQuery('(min-width: 1600px) and (min-height: 900px)');
