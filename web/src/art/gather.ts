/** Animates what leaves the table to another place; what stays closes up at once. */
import { reducedMotion } from './motion';

const GATHER = 300;

interface Lay {
  box: DOMRect;
  card: number;
}
const lay = new WeakMap<Element, Lay>();

/** Call before the table changes: stores where everything lies that may leave it (`data-leaves`). */
export function remember(root: HTMLElement): void {
  if (reducedMotion()) return;
  for (const each of root.querySelectorAll<HTMLElement>('[data-leaves]'))
    if (!each.inert)
      lay.set(each, { box: each.getBoundingClientRect(), card: each.querySelector('.card')?.clientWidth ?? 0 });
}

interface Leaving {
  duration: number;
  css?: (t: number, u: number) => string;
}

/** An `out:` transition to the element with this `data-place`; the node leaves the layout at once. */
export function gather(node: HTMLElement, { to }: { to: string }): Leaving {
  const was = lay.get(node);
  const ground = node.offsetParent?.getBoundingClientRect();
  if (reducedMotion() || !was || !ground || !to) return { duration: 0 };
  const { box } = was;
  const goal = document.querySelector(`[data-place="${CSS.escape(to)}"]`)?.getBoundingClientRect();
  const x = goal ? goal.left + goal.width / 2 - box.left - box.width / 2 : 0;
  const y = goal ? goal.top + goal.height / 2 - box.top - box.height / 2 : 0;
  Object.assign(node.style, {
    position: 'absolute',
    left: `${box.left - ground.left}px`,
    top: `${box.top - ground.top}px`,
    width: `${box.width}px`,
    zIndex: '4',
    pointerEvents: 'none',
  });
  node.style.setProperty('--cw', `${was.card}px`);
  for (const words of [...node.children].slice(1)) (words as HTMLElement).style.visibility = 'hidden';
  return {
    duration: GATHER,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${0.35 + 0.65 * t}); opacity: ${Math.min(1, 2 * t)}`,
  };
}
