import { beforeAll, expect, test } from 'vitest'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { article, pages } from '#src/pages.ts'
import type { AnyPageRoute } from '@repo/platform/site/server/page-route.ts'
import { publishNews } from '#tests/support/factories.ts'
import { picture, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'

const known = ['Planning', 'Safety', 'Technology', 'Return']

const site = useProduct()
beforeAll(async () => {
  for (const category of known)
    for (let n = 0; n < 4; n += 1) await publishNews(site, { categories: [category] })
})

/** The queries that loading a page runs. */
async function loadingQueries(
  page: AnyPageRoute,
  {
    lang = 'en',
    name = '',
    query = {},
  }: { lang?: Lang; name?: string; query?: Record<string, string> } = {},
): Promise<string[]> {
  const { platform } = site.product
  const queries = await queriesOf(platform.store.db, async () => {
    const loaded = await page.load({ platform, lang, name, query, origin: '' })
    expect(loaded).toHaveProperty('data')
  })
  return queries.map(({ sql }) => sql)
}

// Itself, its translations, the related ones.
test.each([0, 1, 4, 10])('an article of %i categories takes three queries', async (count) => {
  const categories = Array.from({ length: count }, (_, n) => known[n] ?? `Other ${n}`)
  const { permalink } = await publishNews(site, { categories })
  expect(await loadingQueries(article, { name: permalink })).toHaveLength(3)
})

test('home takes one, and once two for the price list, which is kept', async () => {
  const [latest, priceList] = [/from "news"/, /from "roi_constants"/]
  const first = await loadingQueries(pages[''])
  expect(first).toEqual(
    [latest, priceList, priceList].map((query) => expect.stringMatching(query) as unknown),
  )
  expect(await loadingQueries(pages[''])).toEqual([expect.stringMatching(latest)])
})

test.each([
  [1, {}],
  [1, { page: '2' }],
  [1, { category: 'Planning' }],
  [3, { search: 'forklift' }],
])(
  'the list of news takes %i: %o; and two for total and categories, which are kept',
  async (count, query) => {
    const { length } = await loadingQueries(pages.news, { query })
    expect(length).toBeLessThanOrEqual(count + 2)
    expect(await loadingQueries(pages.news, { query })).toHaveLength(count)
  },
)

test('featured images take one more, pictures in a text another', async () => {
  const { id, url } = await upload(site, await picture())
  const content = `<img src="${url}" alt="" />`
  const { permalink } = await publishNews(site, { featuredImageId: id, content, language: 'fr' })
  expect(await loadingQueries(article, { lang: 'fr', name: permalink })).toHaveLength(5)
  expect(await loadingQueries(pages[''], { lang: 'fr' })).toHaveLength(2)
  expect(await loadingQueries(pages.news, { lang: 'fr' })).toHaveLength(4)
  expect(await loadingQueries(pages.news, { lang: 'fr' })).toHaveLength(2)
})

test('no list of teasers reads the content of an article', async () => {
  const lists = [...(await loadingQueries(pages[''])), ...(await loadingQueries(pages.news))]
  for (const sql of lists) expect(sql).not.toMatch(/"content"|select \*/)
})
