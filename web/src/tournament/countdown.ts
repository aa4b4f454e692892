/** The clock of the hall between two messages of the server. */
import type { ClockSeen } from '../wire-desk';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds that are left; `since` are those that went by after the message came. */
export function left(clock: ClockSeen, since: number, table = 0): number {
  return clock.left + (clock.extra[table] ?? 0) - (clock.paused ? 0 : since);
}

/** `31:20`; nothing is left after the signal. */
export function written(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole minutes since the signal. */
export const minutesOver = (ms: number): number => Math.max(0, Math.floor(-ms / MINUTE));

/** How much of the time is left, of 1. */
export const share = (clock: ClockSeen, ms: number): number => Math.min(1, Math.max(0, ms / clock.length));

/** The marks that were passed between two looks at the clock: those of the warnings, and 0 for the signal. */
export function passed(before: number, now: number, warnings: number[]): number[] {
  return [...warnings, 0].filter((mark) => before > mark && now <= mark);
}
