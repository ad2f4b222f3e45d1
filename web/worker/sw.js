// Service worker: the page's shell opens offline; the server's answers about tables are never cached.
// The build fills in the first two lines: the version, and the files of the start page.
const VERSION = '__VERSION__';
const SHELL = __SHELL__;
const CACHE = `paddock-${VERSION}`;
const PATIENCE_MS = 3000;
const MOST_KEPT = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== CACHE));
  event.waitUntil(
    others.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(opened(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** The document from the server; from the cache if the server does not answer. */
async function opened(request) {
  const timely = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const fresh = fetch(request).catch(() => null);
  const answer = await Promise.race([fresh, timely]);
  if (answer?.ok) return answer;
  return (await caches.match('/')) ?? answer ?? (await fresh) ?? Response.error();
}

/** A file with a hash in its name never changes: take it from the cache if it is there. */
async function kept(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone());
  return answer;
}

async function keep(request, answer) {
  const cache = await caches.open(CACHE);
  const names = await cache.keys();
  if (names.length < MOST_KEPT) await cache.put(request, answer);
}

/** A push says that it is somebody's turn; it has public facts only, since it may lie on a lock screen. */
self.addEventListener('push', (event) => {
  const {
    title = 'Paddock',
    body = '',
    path = '/',
    tag = '',
    lang = '',
    stop = '',
    stop_text = '',
  } = event.data?.json() ?? {};
  const actions = stop ? [{ action: 'stop', title: stop_text.replace(/\s*:$/, '') }] : [];
  const options = { body, tag, lang, icon: '/icon-192.png', data: { path, stop }, actions };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data = event.notification.data ?? '/';
  const { path, stop } = typeof data === 'string' ? { path: data, stop: '' } : data;
  if (event.action === 'stop' && stop) {
    event.waitUntil(fetch(`/api/notices/stop/${encodeURIComponent(stop)}`, { method: 'POST' }));
    return;
  }
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find((one) => new URL(one.url).pathname === path);
      return page ? page.focus() : self.clients.openWindow(path);
    }),
  );
});
