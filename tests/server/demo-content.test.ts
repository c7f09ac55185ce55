import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { langs } from '#src/i18n/locales.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct({ SEED: 'demo' })

test('every demo article has its counterpart in each other language, published on the same day', async () => {
  const articles = Object.values(await site.as('viewer').call(newsApi.list, { query: {} }))
  const dayOf = new Map(articles.map(({ id, publishedAt }) => [id, publishedAt]))
  expect(articles).toHaveLength(12 * langs.length)
  for (const { language, publishedAt, counterparts } of articles) {
    expect(Object.keys(counterparts).length).toBe(langs.length - 1)
    expect(counterparts).not.toHaveProperty(language)
    for (const { id } of Object.values(counterparts)) expect(dayOf.get(id)).toBe(publishedAt)
  }
})

test('every excerpt of the demo articles ends with a sentence, on the page, in its description with one or a clause', async () => {
  const { db } = site.product.platform.store
  const rows = await db.selectFrom('news').select(['language', 'permalink', 'summary']).execute()
  for (const { language, permalink, summary } of rows) {
    expect([permalink, summary]).toEqual([permalink, expect.stringMatching(/^.{60,280}\.$/)])
    const html = await (await site.request(`/${language}/${permalink}`)).text()
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    expect(description).toMatch(/^.{50,160}$/)
    expect(description.replace(/[’”]$/, '')).toMatch(/[.?]$|[\p{L}\d)]\u00a0…$/u)
  }
})
