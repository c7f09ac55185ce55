import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'

// A product of its own: where many pages wait to be compressed, these would wait for all of them.
const site = useProduct()
const keepsNothing = useProduct({ PAGE_CACHE_MB: '0' })

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })

test('cached pages are sent in the smallest accepted encoding, each with its own ETag', async () => {
  await eventually(
    async () => {
      const { headers } = await get('/de', { 'accept-encoding': 'br' })
      expect(headers.get('content-encoding')).toBe('br')
    },
    { timeout: 12_000, interval: 100 },
  )
  const forms: Record<string, string | null> = {
    'br, gzip': 'br',
    'gzip, br;q=0': 'gzip',
    gzip: 'gzip',
    identity: null,
    'br;q=0, gzip;q=0.0': null,
    'deflate, GZIP ; q=1.0': 'gzip',
    'gzip, br;q=0.001': 'br',
    'x-gzip, brotli': null,
  }
  const tags = new Set<string>()
  const texts = new Set<string>()
  for (const [accepted, expected] of Object.entries(forms)) {
    const response = await get('/de', { 'accept-encoding': accepted })
    expect([accepted, response.headers.get('content-encoding')]).toEqual([accepted, expected])
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const etag = response.headers.get('etag')!
    tags.add(etag)
    texts.add(
      createHash('sha256')
        .update(await response.text())
        .digest('hex'),
    )
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get('/de', { 'accept-encoding': accepted, 'if-none-match': known })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(etag)
    }
    const other = await get('/de', { 'accept-encoding': accepted, 'if-none-match': '"x"' })
    expect(other.status).toBe(200)
    await other.text()
  }
  expect([tags.size, texts.size]).toEqual([3, 1])
})

test('HEAD has the headers of GET and no body', async () => {
  for (const path of ['/de', '/de/nope', '/sitemap.xml', '/backoffice']) {
    const options = { method: 'HEAD', headers: { 'accept-encoding': 'identity' } }
    const [head, whole] = [await site.request(path, options), await get(path, options.headers)]
    const body = await whole.text()
    expect([head.status, await head.text()]).toEqual([whole.status, ''])
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
  }
})

test('unknown query keys are ignored', async () => {
  const plain = await get('/de/news')
  const more = await get('/de/news?utm_source=%3Cscript%3E&fbclid=1&sent=2')
  expect(more.headers.get('etag')).toBe(plain.headers.get('etag'))
  expect(await more.text()).not.toContain('utm_source')
})

test('only addresses of a bounded number are cached', async () => {
  await publishNews(site, { categories: ['Planning'] })
  const encoding = async (path: string) => {
    const response = await get(path, { 'accept-encoding': 'br' })
    await response.text()
    return response.headers.get('content-encoding')
  }
  const endless = ['category=nonsense', 'page=1.0', 'search=anchors', 'note=nonsense']
  const addresses = [
    ...endless.map((query) => `/en/news?${query}`),
    '/en/sign-in?return=/backoffice/1',
  ]
  for (const address of addresses) await encoding(address)
  // Cached pages are compressed in their order, so this one is the last.
  await eventually(async () => expect(await encoding('/en/news?category=Planning')).toBe('br'), {
    timeout: 12_000,
    interval: 100,
  })
  for (const address of addresses)
    expect([address, await encoding(address)]).toEqual([address, null])
})

test('a page is loaded again for each request where none may be kept', async () => {
  for (const [product, times] of [
    [site, 0],
    [keepsNothing, 1],
  ] as const) {
    await (await product.request('/it/news')).text()
    const queries = await queriesOf(product.product.platform.store.db, async () =>
      (await product.request('/it/news')).text(),
    )
    const lists = queries.filter(({ sql }) => /^select .*"summary"/.test(sql))
    expect(lists).toHaveLength(times)
  }
})
