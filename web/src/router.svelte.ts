/** The page that is shown, by the fragment of the address: `#/t/<table>`, `#/j/<code>`, `#/m/<match>`,
 * `#/m/<match>/replay/<step>/<event>/<seat>`, `#/mine`, `#/learn/<game>`, `#/minute/<game>`, `#/replay`,
 * `#/tournaments`, `#/desk/<tournament>/<part>`, `#/hall/<tournament>`, `#/event/<tournament>/<code>`, `#/form/<tournament>/<code>`, or
 * the start. */
import { pathIn } from './path';
import { leaveFor } from './wayBack';

class Route {
  path = $state<string[]>(pathIn(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.path = pathIn(location.hash)));
  }
}

export const route = new Route();

export function go(path: string): void {
  leaveFor(`#${path}`);
}

/** On to a page once something is done, unless it failed or one has gone elsewhere meanwhile. */
export async function goAfter(done: Promise<boolean>, path: string): Promise<void> {
  const here = location.hash;
  if ((await done) && location.hash === here) go(path);
}

/** To where one came from; to the start if this page was the first. */
export function goBack(): void {
  if (history.length > 1) history.back();
  else go('/');
}
