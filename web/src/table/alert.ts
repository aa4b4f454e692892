/** Calls a player whose turn it is: the phone vibrates, and a sound is made where that is switched on. */
import { settings } from '../settings.svelte';
import { gong, knock, vibrate } from '../sound';

export function alertPlayer(race: boolean): void {
  if (document.hidden || matchMedia('(pointer: coarse)').matches) vibrate();
  if (settings.sound) (race ? gong : knock)();
}
