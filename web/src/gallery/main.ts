/** One situation as the table shows it, with the words of a server: `?s=foppen/follow-4&lang=de&theme=dark&chosen=hand:G7&then=foppen/rest-4`. */
import { mount } from 'svelte';
import '../app.css';
import { drawingOf } from '../games';
import { speech } from '../speech.svelte';
import type { LiveTable } from '../table/liveTable.svelte';
import Table from '../table/Table.svelte';
import { LANGUAGES, type Language } from '../words';
import Cards from './Cards.svelte';
import { GalleryTable, type Situation } from './galleryTable.svelte';

const FOUND = import.meta.glob<Situation>('../games/*/fixtures/*.json', { import: 'default', eager: true });
const wanted = new URLSearchParams(location.search);
const situation = (name: string): Situation | undefined => FOUND[`../games/${name.replace('/', '/fixtures/')}.json`];
const target = document.getElementById('app')!;

document.documentElement.dataset.theme = wanted.get('theme') ?? 'light';
await speech.speak(
  (LANGUAGES as readonly string[]).includes(wanted.get('lang') ?? '') ? (wanted.get('lang') as Language) : 'en',
);

const first = situation(wanted.get('s') ?? '');
if (first) {
  await speech.learn(first.game);
  const seen = { ...first, seat: Number(wanted.get('seat') ?? first.seat) };
  const live = new GalleryTable(seen, await drawingOf(first.game));
  live.selection.chosen = wanted.get('chosen')?.split(',') ?? [];
  mount(Table, { target, props: { live: live as unknown as LiveTable } });
  const then = situation(wanted.get('then') ?? '');
  if (then) setTimeout(() => (live.situation = then), 600);
} else
  mount(Cards, {
    target,
    props: { names: Object.keys(FOUND).map((path) => path.replace(/^.*games\/|\.json$|fixtures\//g, '')) },
  });
