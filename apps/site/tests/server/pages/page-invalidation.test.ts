import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { createNews, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const articles: NewsItem[] = []
const text = async (path: string) => (await site.request(path)).text()

/** The queries for teasers of a language since the test began: each page with articles needs one. */
let queries: (language?: string) => number

beforeAll(async () => {
  for (let n = 0; n < 30; n += 1) articles.push(await publishNews(site, { language: 'en' }))
  await publishNews(site, { language: 'fr' })
})

const english = ['/en', '/en/news', '/feed-en.xml']
const kept = () => [...english, '/fr', '/fr/news', '/feed-fr.xml', '/sitemap.xml']
const article = (n: number) => `/en/${articles[n]!.permalink}`

beforeEach(async () => {
  const log = vi.spyOn(site.product.platform.store.db.getExecutor(), 'executeQuery')
  queries = (language = 'en') =>
    log.mock.calls.filter(
      ([{ sql, parameters }]) => /^select .*"summary"/.test(sql) && parameters.includes(language),
    ).length
  await settle()
  log.mockClear()
  return () => log.mockRestore()
})

/** Until all is kept and no page is drawn: PostgreSQL tells a server also of its own writes, later. */
async function settle(): Promise<void> {
  for (let before = -1; queries() > before;) {
    before = queries()
    for (const path of [...kept(), article(0)]) await text(path)
    await sleep(100)
  }
}

const editor = () => site.as('editor')
const change = ({ id, language, permalink, content, categories }: NewsItem, more: object) =>
  editor().call(newsApi.update, {
    body: { id, language, permalink, content, categories, title: 'Changed', ...more },
  })

test('a draft, and what is hidden, purge no page when they are written', async () => {
  const draft = await createNews(site)
  await change(draft, {})
  await editor().call(newsApi.deactivate, { body: { id: draft.id } })
  await editor().call(newsApi.remove, { params: { id: draft.id } })
  for (const path of [...kept(), article(0)]) await text(path)
  expect([queries('en'), queries('fr')]).toEqual([0, 0])
})

test('an article of one language purges no page of another', async () => {
  const { permalink, id } = await publishNews(site, { language: 'fr' })
  for (const path of [...english, article(0)]) await text(path)
  expect(queries()).toBe(0)
  for (const path of ['/fr', '/fr/news', '/feed-fr.xml', '/sitemap.xml'])
    expect([path, (await text(path)).includes(permalink)]).toEqual([path, true])
  await editor().call(newsApi.remove, { params: { id } })
  for (const path of ['/fr', '/fr/news', '/feed-fr.xml', '/sitemap.xml'])
    expect([path, (await text(path)).includes(permalink)]).toEqual([path, false])
})

test('an article that moves to another language leaves the lists of the one for those of the other', async () => {
  const item = await publishNews(site, { language: 'fr', title: 'Changed' })
  await text('/fr/news')
  await change(item, { language: 'en' })
  const lists = await Promise.all(['/fr/news', '/en/news', '/en'].map(text))
  expect(lists.map((list) => list.includes(item.permalink))).toEqual([false, true, true])
})

test('a text that lists do not show purges its own page, the feed and the sitemap alone', async () => {
  const content = `<p>${'The beginning is shown. '.repeat(12)}</p>`
  const item = await publishNews(site, { content, title: 'Changed' })
  const own = `/en/${item.permalink}`
  const sitemap = await text('/sitemap.xml')
  await text(own)
  await settle()
  const before = queries()
  await change(item, { content: `${content}<p>Gyroscope</p>` })
  for (const path of ['/en', '/en/news', article(0)]) await text(path)
  expect(queries()).toBe(before)
  expect(await text(own)).toContain('Gyroscope')
  expect(await text('/sitemap.xml')).not.toBe(sitemap)
})

test('after a write a reader is answered before the pages that it purged are drawn again', async () => {
  const pages = articles.map((_, n) => article(n))
  // Asked for twice, so that they are drawn ahead.
  for (const path of [...pages, ...pages]) await text(path)
  const before = queries()
  await publishNews(site)
  await (await site.request('/api/service/ipinfo')).text()
  expect(queries() - before).toBeLessThan(pages.length)
  await eventually(() => expect(queries() - before).toBeGreaterThanOrEqual(pages.length))
})

test('whoever asks at once for a page that is not there gets one drawing', async () => {
  const before = queries()
  const pages = await Promise.all(Array.from({ length: 8 }, () => text('/en/news?page=2')))
  expect(new Set(pages).size).toBe(1)
  expect(queries() - before).toBe(1)
})
