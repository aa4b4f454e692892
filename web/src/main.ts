import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { applyTheme } from './settings.svelte';
import { speech } from './speech.svelte';

applyTheme();
await speech.begin();
mount(App, { target: document.getElementById('app')! });
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('./sw.js').catch(() => {});
