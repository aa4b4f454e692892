/** The seconds left of a window: the server sends them once, this browser counts down. */
import type { Window } from '../wire';
import { TABLE } from '../words';

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

/** The clock of the whole table; it is shown in the bar. */
export function clockOfAll(windows: Window[]): Window | undefined {
  return windows.find((each) => each.seats.includes(TABLE) && each.seconds);
}

/** The clock of one seat: one that runs before one that is held, and of several the one that ends first. */
export function clockOf(windows: Window[], seat: number): Window | undefined {
  return first(windows.filter((each) => each.seats.includes(seat) && seat !== TABLE));
}

/** The clock that concerns a seat: its own, or that of the seat it waits for. */
export function clockFor(windows: Window[], seat: number): Window | undefined {
  return clockOf(windows, seat) ?? first(windows.filter((each) => !each.seats.includes(TABLE)));
}

function first(windows: Window[]): Window | undefined {
  const shown = windows.filter((each) => each.seconds);
  return shown.sort((a, b) => Number(b.running) - Number(a.running) || a.left - b.left)[0];
}

export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
