/** What is typed into a sheet while others change the same thing: what nobody has typed here follows them. */
export class Draft<T extends object> {
  typed: T;
  private shown: T;

  constructor(now: T) {
    this.typed = $state(now);
    this.shown = structuredClone($state.snapshot(now) as T);
  }

  follow(now: T): void {
    const typed = $state.snapshot(this.typed) as T;
    for (const key of Object.keys(now) as (keyof T)[]) {
      const next = either(typed[key], this.shown[key], now[key]);
      if (!same(next, typed[key])) this.typed[key] = next;
    }
    this.shown = now;
  }
}

/** What was typed, or what is there now if nothing was; of two names each by itself. */
function either<V>(typed: V, shown: V, now: V): V {
  const lists = [typed, shown, now].map((each) => (Array.isArray(each) ? each.length : -1));
  if (Array.isArray(now) && new Set(lists).size === 1)
    return now.map((each: unknown, i) => either((typed as unknown[])[i], (shown as unknown[])[i], each)) as V;
  return same(typed, shown) ? now : typed;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
