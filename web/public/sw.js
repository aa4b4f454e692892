// Caches the page, so that it opens at once, and can tell by itself when the server cannot be reached.
const SHELL = 'shell';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && isOurs(new URL(event.request.url)))
    event.respondWith(freshOrKept(event.request));
});

// A page that was loaded before there was a service worker says what it is made of.
self.addEventListener('message', (event) => event.waitUntil(keep(event.data.filter((url) => isOurs(new URL(url))))));

async function keep(urls) {
  const shell = await caches.open(SHELL);
  for (const url of urls) if (!(await shell.match(url))) await shell.add(new Request(url, { cache: 'force-cache' }));
}

function isOurs(url) {
  return url.origin === location.origin && !url.pathname.includes('/api/');
}

// The page is the same whatever stands behind its address.
async function freshOrKept(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept && new URL(request.url).pathname.includes('/assets/')) return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shell.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const shown = kept ?? (request.mode === 'navigate' && (await shell.match('./', { ignoreVary: true })));
    if (shown) return shown;
    throw error;
  }
}
