import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { cachedResponse } from '#src/server/http/cached-response.ts'
import { createPageCache } from './page-cache.ts'

const page = (topics: string[] = ['news']) => ({
  stored: cachedResponse('<p>page</p>', {}),
  topics,
})

test('a page is dropped by the topics that change it, and by "*"', () => {
  const cache = createPageCache()
  cache.set('/en/news', page(), cache.epoch())
  cache.set('/en/terms', page([]), cache.epoch())
  cache.purge('leads')
  expect([cache.has('/en/news'), cache.has('/en/terms')]).toEqual([true, true])
  cache.purge('news')
  expect([cache.get('/en/news'), cache.get('/en/terms')?.status]).toEqual([undefined, 200])
  cache.purge('*')
  expect(cache.has('/en/terms')).toBe(false)
})

test('a page that was begun before a purge of its topics is not cached after it', () => {
  const cache = createPageCache()
  const begun = cache.epoch()
  cache.purge('news/item/1')
  cache.purge('leads')
  cache.set('/en/news', page(), begun)
  cache.set('/en/pricing', page(['roi-constants']), begun)
  expect([cache.has('/en/news'), cache.has('/en/pricing')]).toEqual([false, true])
})

test('a page that was begun very many purges ago is not cached, whatever they were', () => {
  const cache = createPageCache()
  const begun = cache.epoch()
  for (let n = 0; n < 1_001; n += 1) cache.purge('leads')
  cache.set('/en/news', page(), begun)
  expect(cache.has('/en/news')).toBe(false)
})

test('a purge tells which of its pages were asked for, the last one first', () => {
  const cache = createPageCache()
  for (const key of ['/en/a', '/en/b', '/en/c']) cache.set(key, page(), cache.epoch())
  cache.get('/en/c')
  cache.get('/en/a')
  expect(cache.purge('news')).toEqual(['/en/a', '/en/c'])
})

test('a cached page is compressed; one that is purged meanwhile takes no memory', async () => {
  const cache = createPageCache()
  const [kept, purged] = [page([]), page()]
  cache.set('/en/terms', kept, cache.epoch())
  cache.set('/en/news', purged, cache.epoch())
  cache.purge('news')
  await cache.settled()
  expect([kept.stored.br, kept.stored.gzip]).toEqual([expect.any(Buffer), expect.any(Buffer)])
  expect(purged.stored.br).toBeUndefined()
})

test('a fast compression is less thorough than the best one, and has the same text', async () => {
  const text = Array.from({ length: 5_000 }, (_, n) => `<li>${n * n}</li>`).join('')
  const lengths: Record<string, number> = {}
  for (const compression of ['best', 'fast'] as const) {
    const cache = createPageCache({ compression })
    const stored = cachedResponse(text, {})
    cache.set('/en/news', { stored, topics: [] }, cache.epoch())
    await cache.settled()
    expect(brotliDecompressSync(stored.br!).toString()).toBe(text)
    expect(gunzipSync(stored.gzip!).toString()).toBe(text)
    lengths[compression] = stored.br!.length
  }
  expect(lengths.best).toBeLessThan(lengths.fast!)
})

test('a page that cannot be compressed is told, and the next ones are compressed', async () => {
  const onError = vi.fn()
  const cache = createPageCache({ onError })
  const [broken, next] = [page(), page()]
  broken.stored.plain = 7 as unknown as Buffer
  cache.set('/en/broken', broken, cache.epoch())
  cache.set('/en/news', next, cache.epoch())
  await cache.settled()
  expect(onError.mock.calls).toEqual([[expect.any(TypeError)]])
  expect(next.stored.br).toEqual(expect.any(Buffer))
})

test('the compressed forms of a page count beside the plain one, which stays', async () => {
  const cache = createPageCache()
  const text = Array.from({ length: 20_000 }, (_, n) => `<p>${n}</p>`).join('')
  cache.set('/en/a', { stored: cachedResponse(text, {}), topics: [] }, cache.epoch())
  const before = cache.bytes()
  await cache.settled()
  const { plain, br, gzip } = cache.get('/en/a')!
  expect(plain.toString()).toBe(text)
  expect(cache.bytes() - before).toBe(br!.length + gzip!.length)
})

test('above its size limit the oldest pages that nobody has read meanwhile are evicted', async () => {
  const cache = createPageCache({ maxBytes: 350_000 })
  const large = () => ({ stored: cachedResponse('x'.repeat(100_000), {}), topics: ['news'] })
  for (const key of ['/en/a', '/en/b', '/en/c']) cache.set(key, large(), cache.epoch())
  cache.get('/en/a')
  cache.set('/en/d', large(), cache.epoch())
  expect(cache.get('/en/b')).toBeUndefined()
  expect(cache.get('/en/d')).toBeDefined()
  await cache.settled()
  expect(cache.has('/en/d')).toBe(true)
})

test('the addresses of pages and what keeps them together count too', () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  const keys = Array.from({ length: 100 }, (_, n) => `/en/${n}${'&'.repeat(9_000)}`)
  for (const key of keys) cache.set(key, page(), cache.epoch())
  expect(keys.filter((key) => cache.has(key)).length).toBe(9)
})

test('there is room for a page drawn ahead up to nine tenths, and again after a purge', () => {
  const large = (topic: string) => ({
    stored: cachedResponse('x'.repeat(10_000), {}),
    topics: [topic],
  })
  const cache = createPageCache({ maxBytes: 110_000 })
  for (let n = 0; n < 8; n += 1) cache.set(`/en/${n}`, large('news'), cache.epoch())
  expect(cache.hasRoom()).toBe(true)
  cache.set('/en/8', large('leads'), cache.epoch())
  expect([cache.hasRoom(), cache.hasRoom(0.5), cache.has('/en/0')]).toEqual([false, false, true])
  cache.purge('leads')
  expect(cache.hasRoom()).toBe(true)
})

test('a page that is right until a moment is dropped at it', () => {
  let time = 1_000
  const cache = createPageCache({ now: () => time })
  cache.set('/en/events', { ...page(), until: 2_000 }, cache.epoch())
  time = 1_999
  expect(cache.has('/en/events')).toBe(true)
  time = 2_000
  expect([cache.has('/en/events'), cache.get('/en/events')]).toEqual([false, undefined])
})

test('a page is not shown before the time at which it was begun, should the clock be set back', () => {
  let time = 1_000
  const cache = createPageCache({ now: () => time })
  cache.set('/en/events', { ...page(), from: 1_000 }, cache.epoch())
  expect(cache.has('/en/events')).toBe(true)
  time = 999
  expect(cache.has('/en/events')).toBe(false)
})
