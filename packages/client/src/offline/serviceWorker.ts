// Lets the page work without a network: keeps all its files from the first visit on, one set for each version.
import { answer } from './answer.ts';
import { errandOf } from './scopeOf.ts';

declare const self: ServiceWorkerGlobalScope;

/** Put in when the page is built. */
declare const CORDON_FILES: readonly string[];
declare const CORDON_VERSION: string;

/** These belong to one version alone. */
const PAGES: ReadonlySet<string> = new Set(['/', '/within.html', '/table.html']);

const PREFIX = 'cordon-';
const CACHE = `${PREFIX}${CORDON_VERSION}`;

/** Files with a hash in their names may come from the browser's own store, all others may be old there. */
const wanted = (file: string): Request =>
  new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(CORDON_FILES.map(wanted));
}

/** The version before stays: tabs that still run it may want a part that they have not fetched yet. */
async function forgetOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(address: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? (PAGES.has(address) ? undefined : caches.match(address));
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOld()));

// A new version waits until all tabs are closed, unless the visitor agrees.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const errand = errandOf(event.request, self.location.origin);
  if (errand === 'none') return;
  event.respondWith(
    answer(errand, event.request, {
      kept,
      fetch: (request) => fetch(request),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  );
});
