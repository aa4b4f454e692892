/** Calls a player whose turn it is: vibration, a sound and a notification where they are switched on, and a badge on the icon. */
import { settings } from '../settings.svelte';
import { gong, knock, vibrate } from '../sound';

const TAG = 'stammtisch.turn';

/** `race` calls for the quickest; `words` is what a notification says. */
export function callPlayer(race: boolean, words: { title: string; body: string }): void {
  if (document.hidden || matchMedia('(pointer: coarse)').matches) vibrate();
  if (settings.sound) (race ? gong : knock)();
  if (!document.hidden) return;
  void navigator.setAppBadge?.(1).catch(() => {});
  if (settings.notify && Notification.permission === 'granted') void notify(words);
}

/** By the service worker where there is one: a phone allows nothing else. */
async function notify({ title, body }: { title: string; body: string }): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const options = { body, tag: TAG, icon: './icon-192.png' };
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => window.focus();
}

/** The turn has been seen, or is over: nothing calls any more. */
export function callBack(): void {
  void navigator.clearAppBadge?.().catch(() => {});
  void navigator.serviceWorker
    ?.getRegistration()
    .then((worker) => worker?.getNotifications({ tag: TAG }))
    .then((shown) => shown?.forEach((each) => each.close()));
}

/** A player who looks at the page again has been called enough. */
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) callBack();
});
