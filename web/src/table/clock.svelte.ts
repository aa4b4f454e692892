/** The seconds left of a window, running by this browser's clock from what the server told. */
import type { Window } from '../wire';

/** The clock of the whole match: it stands in the bar, and is nobody's turn. */
export const ROUND = 'round';

export class Ticking {
  at = $state(performance.now());
  private timer = setInterval(() => (this.at = performance.now()), 200);

  stop(): void {
    clearInterval(this.timer);
  }
}

export function left(window: Window, told: number, at: number): number {
  return window.running ? Math.max(0, window.left - Math.max(0, at - told) / 1000) : window.left;
}

export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
