import { precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { langs } from '#src/i18n/locales.ts'
import { hasRoom, isGood, type Connection } from './connection.ts'
import { asPage, dropGone, keepPage, type Part } from './keep-page.ts'
import { sendQueuedCalls, type QueuedAnswer } from './queued-calls.ts'
import { linksToKeep, withCachedPages } from './cached-pages.ts'
import { offlinePathOf, pathOf } from '../paths.ts'

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface KeepMessage extends Connection {
  type: 'keep'
  /** Of the open page. */
  path: string
}

interface MessageFromPage extends WorkerEvent {
  data: { type: 'version' | 'take over' | 'send' } | KeepMessage
  ports: readonly MessagePort[]
}

interface Worker {
  /** Inserted by the build. */
  __WB_MANIFEST: (PrecacheEntry | string)[]
  /** Inserted by the build: the parts that a page may have. */
  __PARTS: readonly Part[]
  location: Location
  navigator: { storage?: Pick<StorageManager, 'estimate'> }
  registration: ServiceWorkerRegistration
  clients: { matchAll(options: { includeUncontrolled: true }): Promise<readonly ServiceWorker[]> }
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
    plugins: [{ cacheWillUpdate: asPage, fetchDidSucceed: dropGone(pages), handlerDidError }],
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
    event.waitUntil((keeping = keeping.catch(() => {}).then(() => keep(data))))
  if (data.type === 'keep' || data.type === 'send') event.waitUntil(sendWhenReachable())
})

/** The network may be said to be back before it carries a call. */
const waitsMs = [0, 5_000, 30_000]

async function sendWhenReachable(): Promise<void> {
  for (const wait of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    const answers: QueuedAnswer[] = []
    // Without storage nothing is kept.
    const isDone = await sendQueuedCalls((answer) => answers.push(answer)).catch(() => true)
    if (answers.length > 0) await tellPages(answers)
    if (isDone) return
  }
}

async function tellPages(answers: readonly QueuedAnswer[]): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true })
  for (const client of open) for (const answer of answers) client.postMessage(answer, [])
}

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

/** One after the other, so that two tabs do not fetch the same. */
let keeping: Promise<unknown> = Promise.resolve()

/** Keeps the open page and the offline page of its language; on a good connection all pages that this one lists. */
async function keep({ path, ...connection }: KeepMessage): Promise<void> {
  const lang = langs.find((one) => path.split('/')[1] === one)
  if (!lang) return
  const [pageCache, assetCache] = await Promise.all([caches.open(pages), caches.open(assets)])
  const keeper = { pages: pageCache, assets: assetCache, parts: self.__PARTS }
  const keepsAll = isGood(connection) && (await hasRoom(self.navigator.storage))
  await keepPage(path, keepsAll ? keeper : { ...keeper, onlyCached: 'all' })
  // Its styles and its script it needs; what moves on it can rest.
  const offlinePath = offlinePathOf(lang)
  await keepPage(offlinePath, keepsAll ? keeper : { ...keeper, onlyCached: 'of parts' })
  if (!keepsAll) return
  const offline = await pageCache.match(offlinePath)
  for (const link of offline ? linksToKeep(await offline.text()) : []) {
    if (isReplaced()) return
    if (complete.has(link)) continue
    await keepPage(link, keeper)
    complete.add(link)
  }
}

/** Pages that are kept with all their files, so that further visits do not look again. */
const complete = new Set<string>()

/** Whether a newer version is about to take over, which drops what this one keeps. */
const isReplaced = () => Boolean(self.registration.installing ?? self.registration.waiting)

/** Offline, `/` leads to a home that is kept, and any other page is replaced: in its language first. */
async function handlerDidError({ request }: { request: Request }): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const asked = langs.filter((lang) => pathname.split('/')[1] === lang)
  const cache = await caches.open(pages)
  for (const lang of [...asked, ...langs]) {
    const kept = await cache.match(offlinePathOf(lang))
    if (!kept) continue
    return pathname === '/' ? Response.redirect(pathOf(lang)) : withCachedPages(kept, cache)
  }
  return undefined
}

function hash(text: string): string {
  let value = 0
  for (const character of text) value = (Math.imul(value, 31) + (character.codePointAt(0) ?? 0)) | 0
  return (value >>> 0).toString(36)
}
