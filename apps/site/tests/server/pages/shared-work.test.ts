import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { notFound, unavailable } from '#src/pages.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { companyTopic } from '@repo/platform/server/company/settings.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { publishNews } from '#tests/support/factories.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'
import { rawRequest } from '@repo/platform/testing/raw-request.ts'

/** Counts from now on how often the pages are drawn. */
function countDrawings() {
  const views = {
    notFound: vi.spyOn(notFound.page, 'View'),
    unavailable: vi.spyOn(unavailable.page, 'View'),
  }
  onTestFinished(() => {
    for (const view of Object.values(views)) view.mockRestore()
  })
  const of = (which: keyof typeof views) => views[which].mock.calls.length
  return { of, all: () => of('notFound') + of('unavailable') }
}

/** Pipelined on one connection; the last one closes it. */
const pipelined = (count: number, path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count - 1) +
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

const statusesIn = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

test.each([
  ['/en/news?search=a', 'unavailable', 503],
  ['/en/there-is-no-such-page', 'notFound', 404],
] as const)(
  '300 pipelined requests to a new server for %s draw the page “%s” once, and others are answered',
  async (path, which, status) => {
    const site = await startProductForTest({ MAX_WAITING: which === 'unavailable' ? '1' : '1000' })
    const drawings = countDrawings()
    const all = rawRequest(site.url, pipelined(300, path))
    const other = eventually(
      async () => expect((await site.request('/robots.txt')).status).toBe(200),
      { timeout: 5_000 },
    )
    const statuses = statusesIn((await all).text)
    await other
    expect(statuses).toHaveLength(300)
    expect(statuses.filter((one) => one === status).length).toBeGreaterThan(100)
    expect(drawings.of(which)).toBe(1)
  },
)

const site = useProduct()
beforeAll(async () => void (await publishNews(site)))

const forAll = ['/sitemap.xml', '/feed-en.xml', '/llms.txt', '/api/news/site/en', '/en/news']

test.each(forAll)('%s takes the queries of one request, also for 40 at once', async (path) => {
  const { store } = site.product.platform
  const queriesFor = async (count: number) => {
    // Everything that is kept is outdated.
    await publishNews(site)
    const run = async () => {
      const all = await Promise.all(Array.from({ length: count }, () => site.request(path)))
      for (const { status } of all) expect(status).toBe(200)
    }
    return (await queriesOf(store.db, run)).length
  }
  await queriesFor(1)
  const one = await queriesFor(1)
  expect(one).toBeGreaterThan(0)
  expect(await queriesFor(40)).toBe(one)
})

test('the pages for errors are drawn ahead, and again after the settings have changed', async () => {
  const fresh = await startProductForTest()
  const drawings = countDrawings()
  void fresh.product.begin()
  await eventually(() => expect(drawings.all()).toBe(2 * langs.length), { timeout: 10_000 })
  expect((await fresh.request('/de/no-such-page')).status).toBe(404)
  expect(drawings.all()).toBe(2 * langs.length)
  await fresh.product.platform.store.write([companyTopic], async () => {})
  await eventually(() => expect(drawings.all()).toBe(4 * langs.length), { timeout: 10_000 })
})
