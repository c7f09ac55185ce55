import { precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { sendKeptCalls } from './kept-calls.ts'
import { withKeptPages } from './kept-pages.ts'
import { offlinePathOf, pathOf } from './paths.ts'

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface MessageFromPage extends WorkerEvent {
  data: { type: 'version' | 'take over' } | { type: 'keep'; path: string }
  ports: readonly MessagePort[]
}

interface Worker {
  /** Inserted by the build. */
  __WB_MANIFEST: (PrecacheEntry | string)[]
  location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void
}

declare const self: Worker

const manifest = self.__WB_MANIFEST
const version = hash(JSON.stringify(manifest))
const pages = `pages ${version}`
const assets = 'assets'
const page = new RegExp(`^/(${langs.join('|')})(/[^/]+)?/?$`)

precacheAndRoute(manifest)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: assets }),
)

/** Pages without a query, which are the same for everybody, are cached. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && page.test(url.pathname) && !url.search,
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds: 4,
    plugins: [{ cacheWillUpdate, handlerDidError }],
  }),
)

/** With `?country=` offline the cached page without it, whose islands read the address. */
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    page.test(url.pathname) &&
    /^\?country=[A-Z]{2}$/.test(url.search),
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds: 4,
    matchOptions: { ignoreSearch: true },
    plugins: [{ cacheWillUpdate: async () => null, handlerDidError }],
  }),
)

/** Searches, filters and private steps are never cached, nor where `/` leads. */
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && (page.test(url.pathname) || url.pathname === '/'),
  new NetworkOnly({ plugins: [{ handlerDidError }] }),
)

self.addEventListener('message', (event) => {
  const { data } = event
  if (data.type === 'version') event.ports[0]?.postMessage(version)
  if (data.type === 'take over') event.waitUntil(self.skipWaiting())
  if (data.type === 'keep')
    event.waitUntil(Promise.all([precache(data.path), sendKeptCalls().catch(() => {})]))
})

/** Pages of an older version link files that are gone. */
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith('pages ') && name !== pages)
      return Promise.all(
        [...old, ...(old.length ? [assets] : [])].map((name) => caches.delete(name)),
      )
    }),
  )
})

/** Precaches the open page, and home, the demo form and the offline page of its language. */
async function precache(path: string): Promise<void> {
  const lang = langs.find((one) => path.split('/')[1] === one)
  if (!lang) return
  const [pageCache, assetCache] = await Promise.all([caches.open(pages), caches.open(assets)])
  for (const wanted of new Set([path, ...alwaysKept(lang)])) {
    if (await pageCache.match(wanted)) continue
    const response = await cacheWillUpdate({ response: await fetch(wanted) })
    if (!response) continue
    const html = await response.clone().text()
    await pageCache.put(wanted, response)
    const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!)
    for (const file of new Set(files)) if (!(await caches.match(file))) await assetCache.add(file)
  }
}

const alwaysKept = (lang: Lang) => [pathOf(lang), pathOf(lang, 'request-demo'), offlinePathOf(lang)]

/** Offline, `/` leads to a home that is kept, and any other page is replaced: in its language first. */
async function handlerDidError({ request }: { request: Request }): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const asked = langs.filter((lang) => pathname.split('/')[1] === lang)
  const cache = await caches.open(pages)
  for (const lang of [...asked, ...langs]) {
    const kept = await cache.match(offlinePathOf(lang))
    if (!kept) continue
    return pathname === '/' ? Response.redirect(pathOf(lang)) : withKeptPages(kept, cache)
  }
  return undefined
}

async function cacheWillUpdate({ response }: { response: Response }): Promise<Response | null> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  return response.status === 200 && !response.redirected && isPage ? response : null
}

function hash(text: string): string {
  let value = 0
  for (const character of text) value = (Math.imul(value, 31) + character.codePointAt(0)!) | 0
  return (value >>> 0).toString(36)
}
