/** What this browser keeps of one's own choices, by key. What it will not keep, or has no room for, this page keeps until it is
 * closed. */

export const keyOf = (name: string): string => `stammtisch.${name}`;

class Kept {
  private readonly here = new Map<string, string>();

  constructor(private readonly browser: () => Storage) {}

  read(name: string): string | null {
    return this.here.get(name) ?? tried(() => this.browser().getItem(keyOf(name))) ?? null;
  }

  write(name: string, value: string): void {
    const kept = tried(() => (this.browser().setItem(keyOf(name), value), true));
    if (kept) this.here.delete(name);
    else this.here.set(name, value);
  }

  remove(name: string): void {
    this.here.delete(name);
    tried(() => this.browser().removeItem(keyOf(name)));
  }

  clear(): void {
    this.here.clear();
    const ours = tried(() => Object.keys(this.browser()).filter((key) => key.startsWith(keyOf('')))) ?? [];
    for (const key of ours) tried(() => this.browser().removeItem(key));
  }

  /** What was written as JSON; null if nothing was, or if it can be read no more. */
  parsed<What>(name: string): What | null {
    return tried(() => JSON.parse(this.read(name) ?? 'null') as What | null) ?? null;
  }
}

/** What a browser answers; undefined if it refuses. */
function tried<What>(work: () => What): What | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** For every visit of this browser. */
export const kept = new Kept(() => localStorage);
/** For this tab. */
export const keptHere = new Kept(() => sessionStorage);

export const stored = (name: string): string | null => kept.read(name);
export const store = (name: string, value: string): void => kept.write(name, value);
