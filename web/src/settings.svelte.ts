/** What this person chose on this device: sound, notifications, quick moves, light or dark. */
import { store, stored } from './storage';

export const settings = $state({
  sound: stored('sound') === 'on',
  quick: stored('quick') === 'on',
  notify: stored('notify') === 'on',
  theme: stored('theme') ?? 'auto',
});

export function keep(key: 'sound' | 'quick' | 'notify', on: boolean): void {
  settings[key] = on;
  store(key, on ? 'on' : 'off');
}

export function keepTheme(theme: string): void {
  settings.theme = theme;
  store('theme', theme);
  applyTheme();
}

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

export function applyTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && systemIsDark.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

systemIsDark.addEventListener('change', applyTheme);
