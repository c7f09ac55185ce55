import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { createNews, publishNews } from '#tests/support/factories.ts'
import { startProduct, type TestProduct } from '#tests/support/product.ts'
import { startReceiver } from '@repo/platform/testing/webhook-receiver.ts'

const secret = 'the key of the purge'
const alone = 'public, max-age=0, must-revalidate'
const shared = 'public, max-age=0, s-maxage=300, stale-while-revalidate=30'

let cdn: Awaited<ReturnType<typeof startReceiver>>
let site: TestProduct
beforeAll(async () => {
  cdn = await startReceiver()
  site = await startProduct({
    CDN_MAX_AGE: '300',
    CDN_STALE: '30',
    CDN_PURGE_URL: cdn.url,
    CDN_PURGE_SECRET: secret,
  })
})
afterAll(async () => {
  await site.close()
  await cdn.stop()
})

async function headersOf(path: string, cookie = '') {
  const { headers } = await site.request(path, { headers: { cookie } })
  const tags = headers.get('cache-tag')?.split(',') ?? []
  return { control: headers.get('cache-control'), tags }
}

interface Purge {
  type: string
  data: { topics: string[]; tags: string[] }
}
const purges = () => cdn.calls.map(({ body }) => JSON.parse(body) as Purge)

test('pages and files for crawlers may be kept by a CDN, with the tags of what they show', async () => {
  for (const path of ['/en', '/en/news', '/en/terms', '/sitemap.xml', '/feed-de.xml']) {
    const { control, tags } = await headersOf(path)
    expect([path, control]).toEqual([path, shared])
    expect(tags).toContain('all')
  }
  expect((await headersOf('/de/news')).tags).toContain('news/list/de')
})

test('what depends on the visitor, and what is not there, is kept by none', async () => {
  for (const path of ['/en/sign-in', '/en/nothing-here', '/en/news?search=anchors']) {
    const { control, tags } = await headersOf(path)
    expect([path, control, tags]).toEqual([path, alone, []])
  }
})

test('a write names the tags of the pages that it changes, signed; a draft names none', async () => {
  cdn.calls.length = 0
  await createNews(site)
  const { id, permalink } = await publishNews(site, { language: 'pt' })
  await eventually(() => expect(purges()).toHaveLength(1))
  const [call] = cdn.calls
  const { type, data } = purges()[0]!
  expect([type, data.topics]).toEqual([
    'pages.changed',
    expect.arrayContaining([`news/item/${id}`]),
  ])
  const isPurged = async (path: string) =>
    (await headersOf(path)).tags.some((tag) => data.tags.includes(tag))
  for (const path of [`/pt/${permalink}`, '/pt/news', '/feed-pt.xml', '/sitemap.xml'])
    expect([path, await isPurged(path)]).toEqual([path, true])
  for (const path of ['/de/news', '/feed-de.xml', '/pt/terms'])
    expect([path, await isPurged(path)]).toEqual([path, false])

  const { 'webhook-id': webhookId, 'webhook-timestamp': time } = call!.headers
  const text = `${String(webhookId)}.${String(time)}.${call!.body}`
  const signature = createHmac('sha256', secret).update(text).digest('base64')
  expect(call!.headers['webhook-signature']).toBe(`v1,${signature}`)
})

test('a purge that the CDN does not take is sent again, and stands in the outbox', async () => {
  cdn.calls.length = 0
  cdn.answer((response) => void response.writeHead(500).end('busy'))
  await publishNews(site, { language: 'fr' })
  await eventually(() => expect(purges()).toHaveLength(1))
  cdn.answer()
  site.advance(11_000)
  site.product.platform.outbox.wake()
  await eventually(() => expect(purges()).toHaveLength(2))
  expect(purges()[1]).toEqual(purges()[0])
})

test('a page that the clock will change is kept by none until it has', async () => {
  const { id } = await createNews(site, { language: 'it' })
  const publishAt = new Date(site.product.platform.clock.now().getTime() + 60_000).toISOString()
  await site.as('editor').call(newsApi.publish, { body: { id, publishAt } })
  expect(await headersOf('/it/news')).toEqual({ control: alone, tags: [] })
  expect((await headersOf('/es/news')).control).toBe(shared)
  site.advance(61_000)
  expect((await headersOf('/it/news')).control).toBe(shared)
})
