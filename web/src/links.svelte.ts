/** Links for others: to an address of this server that they can open, also where this page itself is on `localhost`. */
import { addresses } from './api';
import { reachableFrom } from './reachable';
import { store, stored } from './storage';

class Links {
  /** Where others can open these pages, the best first; none if only this device can. */
  found = $state.raw<string[]>([]);
  private chosen = $state(stored('address') ?? '');

  /** Ask the server, which may have moved to another network meanwhile. */
  async refresh(): Promise<void> {
    const told = await addresses().catch(() => ({ addresses: [] }));
    this.found = reachableFrom(location, told.addresses);
  }

  /** The one that the host chose before, or the best. */
  get base(): string {
    return this.found.includes(this.chosen) ? this.chosen : (this.found[0] ?? location.origin);
  }

  choose(address: string): void {
    this.chosen = address;
    store('address', address);
  }

  to(path: string): string {
    return `${this.base}${location.pathname}#${path}`;
  }
}

export const links = new Links();

/** Pass a link on: by the device's own way to share, else to the clipboard; what is to be said then, if anything. */
export async function share(path: string, title: string): Promise<'' | 'web-copied' | { link: string }> {
  await links.refresh();
  const link = links.to(path);
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url: link });
      return '';
    }
    await (navigator as Navigator).clipboard.writeText(link);
    return 'web-copied';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? '' : { link };
  }
}
