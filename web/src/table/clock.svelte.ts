/** The seconds left of a window: the server sends them once, this browser counts down. */
import type { Window } from '../wire';

/** The name of the window that is the clock of the whole match; it is shown in the bar. */
export const ROUND = 'round';

export class Clock {
  now = $state(performance.now());
  private timer = setInterval(() => (this.now = performance.now()), 200);

  stop(): void {
    clearInterval(this.timer);
  }
}

/** `receivedAt` is when the window came from the server, `now` the present, both by `performance.now()`. */
export function secondsLeft(window: Window, receivedAt: number, now: number): number {
  return window.running ? Math.max(0, window.left - Math.max(0, now - receivedAt) / 1000) : window.left;
}

export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
