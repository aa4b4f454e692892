/**
 * The table by keyboard: arrows go from one lit thing to the next, Enter takes it, Esc steps back, 1 to 9 press the buttons.
 * H asks for a hint.
 * Shift and an arrow move a card within the hand; that is the hand's own (art/Fan.svelte).
 */

export interface Keys {
  back: () => void;
  race: () => void;
  rule: () => void;
  log: () => void;
  talk: () => void;
  send: () => void;
  hint: () => void;
  /** Whether a sheet is open: then keys belong to it. */
  open: boolean;
}

const FORWARD = ['ArrowRight', 'ArrowDown'];
const BACKWARD = ['ArrowLeft', 'ArrowUp'];

export function keys(event: KeyboardEvent, root: HTMLElement, to: Keys): void {
  const on = event.target as HTMLElement;
  if (to.open || event.ctrlKey || event.metaKey || event.altKey || on.matches('input, select, textarea')) return;
  if (act(event, root, to, on)) event.preventDefault();
}

function act(event: KeyboardEvent, root: HTMLElement, to: Keys, on: HTMLElement): boolean {
  const { key } = event;
  if (FORWARD.includes(key) || BACKWARD.includes(key)) return walk(root, on, FORWARD.includes(key) ? 1 : -1);
  if (/^[1-9]$/.test(key)) return press(root, Number(key) - 1);
  if (key === 'Escape') return done(to.back);
  if (key === 'Enter' && (on === document.body || on.matches('main, .chosen'))) return done(to.send);
  if (key === ' ' && root.querySelector('[data-race]')) return done(to.race);
  const letters: Record<string, () => void> = { r: to.rule, l: to.log, t: to.talk, h: to.hint };
  const letter = letters[key.toLowerCase()];
  return letter ? done(letter) : false;
}

function done(work: () => void): true {
  work();
  return true;
}

/** Focus the next lit thing in document order, or the next that can be touched at all; the first comes after the last. */
function walk(root: HTMLElement, on: HTMLElement, step: number): boolean {
  const found = [...root.querySelectorAll<HTMLElement>('[data-touch]:not([aria-disabled="true"])')];
  const lit = found.filter((each) => each.matches('.lit, .chosen'));
  const things = lit.length ? lit : found;
  if (!things.length) return false;
  const at = things.indexOf(on);
  const to = at < 0 ? (step > 0 ? 0 : things.length - 1) : (at + step + things.length) % things.length;
  things[to]!.focus();
  return true;
}

function press(root: HTMLElement, n: number): boolean {
  const button = root.querySelectorAll<HTMLElement>('[data-act]')[n];
  button?.click();
  return button !== undefined;
}

/** `had` had the focus and is gone or disabled: the first lit thing gets it, or the table itself, never the whole page. */
export function keepFocus(root: HTMLElement, had: HTMLElement | null): void {
  if (!had || document.activeElement !== document.body) return;
  const lit = '[data-touch]:not([aria-disabled="true"])';
  const next = had.isConnected && !had.matches(':disabled') ? had : null;
  (next ?? root.querySelector<HTMLElement>(`.hand ${lit}, ${lit}`) ?? root.querySelector<HTMLElement>('main'))?.focus({
    preventScroll: true,
  });
}
