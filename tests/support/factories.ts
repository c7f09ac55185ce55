import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import type { TestProduct } from './product.ts'

let made = 0

/** A news item's input that nothing is wrong with, its permalink new each time. */
export const newsInput = (change: object = {}) => ({
  language: 'en' as const,
  title: 'Forklifts in narrow aisles',
  permalink: `item-${(made += 1)}`,
  content: '<p>Anchors above the racks.</p>',
  categories: ['Planning'],
  ...change,
})

/** Stores a draft as the editor. */
export const createNews = (site: TestProduct, change: object = {}): Promise<NewsItem> =>
  site.as('editor').call(newsApi.create, { body: newsInput(change) })

/** Stores and publishes, as the editor. */
export async function publishNews(site: TestProduct, change: object = {}): Promise<NewsItem> {
  const { id } = await createNews(site, change)
  return site.as('editor').call(newsApi.publish, { body: { id } })
}

export const demoRequest = (change: object = {}) => ({
  name: 'Ada Example',
  email: `ada${(made += 1)}@example.com`,
  country: 'DE',
  company: 'Example GmbH',
  ...change,
})
