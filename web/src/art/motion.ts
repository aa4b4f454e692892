/** Animates every element with a `data-fly` name from its old place to its new one when the table changes. */

const FLY = 420;
const EASE = 'cubic-bezier(.2, .8, .25, 1)';

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Places = Map<string, DOMRect>;

/** Where everything is now. An element that is new flies from its `data-from`, the `data-place` of another. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const each of root.querySelectorAll<HTMLElement>('[data-fly]'))
    found.set(each.dataset.fly!, each.getBoundingClientRect());
  for (const each of root.querySelectorAll<HTMLElement>('[data-place]'))
    found.set(each.dataset.place!, each.getBoundingClientRect());
  return found;
}

export interface Stop {
  /** When it arrives here, in milliseconds. */
  at: number;
  /** Where this is, relative to its last place. */
  x: number;
  y: number;
}

/** Animate one element from stop to stop. */
export function travel(each: Element, stops: Stop[], unit = 'px'): void {
  const duration = stops.at(-1)!.at;
  for (const old of each.getAnimations()) if (old.id === 'fly') old.cancel();
  const frames = stops.map(({ at, x, y }) => ({
    offset: at / duration,
    translate: `${x}${unit} ${y}${unit}`,
    easing: 'ease-in-out',
  }));
  each.animate(frames, { duration }).id = 'fly';
}

/** End every animation: everything is in its place. */
export function land(root: Element): void {
  for (const each of root.getAnimations({ subtree: true })) if (each.id === 'fly') each.finish();
}

/** Call after the change, with the places from before it. A new flight cancels an older one. */
export function fly(root: HTMLElement, before: Places): void {
  if (reducedMotion()) return;
  for (const each of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const from = before.get(each.dataset.fly!) ?? before.get(each.dataset.from ?? '');
    const to = each.getBoundingClientRect();
    if (!from || !to.width || !from.width) continue;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) + Math.abs(y) < 3) continue;
    for (const old of each.getAnimations()) if (old.id === 'fly') old.cancel();
    const scale = Math.max(0.4, Math.min(2.5, from.width / to.width));
    const flight = each.animate(
      [
        { translate: `${x}px ${y}px`, scale: String(scale), zIndex: 9 },
        { translate: '0 0', scale: '1', zIndex: 9 },
      ],
      { duration: FLY, easing: EASE },
    );
    flight.id = 'fly';
  }
}
