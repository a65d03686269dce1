// Keeps the whole site on the device, so that it is there without a connection. `site.py` fills in what belongs to it.
// A new version is kept beside the old one, and takes its place when the page says so or is gone: never under a game.
const VERSION = '__VERSION__'
const FILES = __FILES__
const PREFIX = 'duchy-'
const KEPT = `${PREFIX}${VERSION}`
const PAGE = './'
/** Their names do not change with what is in them: they are fetched for every version. */
const FRESH = __FRESH__

const bare = (path) => new URL(path, self.registration.scope).href

async function keep() {
  const kept = await caches.open(KEPT)
  for (const path of FILES) {
    const url = bare(path)
    if (await kept.match(url)) continue
    const before = FRESH.includes(path) ? undefined : await caches.match(url)
    const response = before ?? (await fetch(url, { cache: 'no-cache' }))
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await kept.put(url, response)
  }
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== KEPT).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function answer(request) {
  const kept = await caches.open(KEPT)
  const url = request.mode === 'navigate' ? bare(PAGE) : request.url
  return (await kept.match(url, { ignoreSearch: true })) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request))
})
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
})
