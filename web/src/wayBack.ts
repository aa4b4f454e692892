/** The browser's way back first closes what lies over a page. For that an entry of the same address is put into the history;
 * one that is left over is passed by. */
interface Layer {
  over?: boolean;
}

const lies = (): boolean => (history.state as Layer | null)?.over === true;
const open = new Set<() => void>();
let before = { over: lies(), hash: location.hash };

addEventListener('popstate', () => {
  const now = { over: lies(), hash: location.hash };
  const closes = before.over && !now.over && now.hash === before.hash;
  before = now;
  if (!closes) return;
  if (open.size) open.forEach((close) => close());
  else history.back();
});

/** `close` is called by the way back as long as this is open; call what is returned when it is closed. */
export function layOver(close: () => void): () => void {
  open.add(close);
  if (!lies()) history.pushState({ over: true } satisfies Layer, '');
  before = { over: true, hash: location.hash };
  return () => void open.delete(close);
}

/** Go to another page; nothing that lay over this one is left in the history. */
export function leaveFor(hash: string): void {
  if (lies()) location.replace(hash);
  else location.hash = hash;
}
