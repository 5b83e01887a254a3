// Keeps the page itself on this device, so that lessons and games with bots need no server. Tables of the server never come from here.
// The build writes its own name here, so that a new one is a new worker.
const KEPT = 'undercroft-BUILT';

async function keepAll() {
  const files = await (await fetch('/files.json', { cache: 'no-store' })).json();
  await (await caches.open(KEPT)).addAll(files);
}

async function forgetOld() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

const kept = (request) => caches.match(request, { ignoreVary: true });

async function keptOr(request) {
  return (await kept(request)) ?? fetch(request);
}

async function freshOr(request, instead) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(instead);
    if (found === undefined) throw error;
    return found;
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOld()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  // Built files carry their hash in their name: they never change.
  if (pathname.startsWith('/assets/')) event.respondWith(keptOr(request));
  else event.respondWith(freshOr(request, request.mode === 'navigate' ? '/' : request));
});
