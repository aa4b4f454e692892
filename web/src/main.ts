import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { applyTheme } from './settings.svelte';
import { speech } from './speech.svelte';

applyTheme();
await speech.begin();
mount(App, { target: document.getElementById('app')! });
if ('serviceWorker' in navigator && import.meta.env.PROD) void keepPages().catch(() => {});

/** Let the service worker keep what this page was made of: on a first visit it came before there was one. */
async function keepPages(): Promise<void> {
  await navigator.serviceWorker.register('./sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map((each) => each.name);
  active?.postMessage([document.baseURI.replace(/#.*/, ''), ...loaded]);
}
