// Caches the page, so that it opens at once, and can tell by itself when the server cannot be reached.
const SHELL = 'shell';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === location.origin && !url.pathname.includes('/api/');
  if (event.request.method === 'GET' && ours) event.respondWith(freshOrKept(event.request));
});

async function freshOrKept(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept && new URL(request.url).pathname.includes('/assets/')) return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shell.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
