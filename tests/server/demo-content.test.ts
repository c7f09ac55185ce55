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
