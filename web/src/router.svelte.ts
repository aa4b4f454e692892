/** The page that is shown, by the fragment of the address: `#/t/<table>`, `#/j/<code>`, `#/m/<match>`,
 * `#/m/<match>/replay/<step>`, `#/mine`, `#/replay`, or the start. */
import { pathIn } from './path';

class Route {
  path = $state<string[]>(pathIn(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.path = pathIn(location.hash)));
  }
}

export const route = new Route();

export function go(path: string): void {
  location.hash = path;
}
