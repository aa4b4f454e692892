/** What this person chose on this device: language, light, sound, quick moves; and the page that is shown. */
import { load, preferred, type Language, type Words } from './words';

const read = (key: string): string | null => localStorage.getItem(`stammtisch.${key}`);
const write = (key: string, value: string): void => localStorage.setItem(`stammtisch.${key}`, value);

export const settings = $state({
  sound: read('sound') === 'on',
  quick: read('quick') === 'on',
  theme: read('theme') ?? 'auto',
});

export function keep(key: 'sound' | 'quick', on: boolean): void {
  settings[key] = on;
  write(key, on ? 'on' : 'off');
}

export function keepTheme(theme: string): void {
  settings.theme = theme;
  write('theme', theme);
  applyTheme();
}

const night = matchMedia('(prefers-color-scheme: dark)');

export function applyTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && night.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

night.addEventListener('change', applyTheme);

class Speech {
  words = $state.raw<Words>() as Words;

  async speak(language: Language): Promise<void> {
    this.words = await load(language);
    document.documentElement.lang = language;
  }

  async change(language: Language): Promise<void> {
    write('language', language);
    await this.speak(language);
  }
}

/** `speech.words` is the language that is spoken now. */
export const speech = new Speech();
export const begin = (): Promise<void> => speech.speak(preferred(read('language'), navigator.languages));

/** The language that was chosen in another tab of this browser is spoken here too, if it can be had. */
addEventListener('storage', ({ key }) => {
  if (key === 'stammtisch.language') begin().catch(() => {});
});

/** The page, from the fragment of the address: `#/t/<table>`, `#/j/<code>`, `#/replay/<table>`, or the start. */
export class Route {
  path = $state<string[]>(parse());

  constructor() {
    addEventListener('hashchange', () => (this.path = parse()));
  }
}

function parse(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
}

export function go(path: string): void {
  location.hash = path;
}

export const route = new Route();
