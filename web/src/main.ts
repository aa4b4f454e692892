import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { applyTheme, begin } from './settings.svelte';

applyTheme();
await begin();
mount(App, { target: document.getElementById('app')! });
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('./sw.js').catch(() => {});
