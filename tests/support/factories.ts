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

/** A mail that has been sent, or could not be; answers its id. */
export async function outboxEntry(site: TestProduct, state: 'sent' | 'failed'): Promise<string> {
  const { store, clock, outbox } = site.product.platform
  const subject = `Mail ${(made += 1)}`
  return store.write([], async (db) => {
    await outbox.add(db, { to: 'reader@example.com', subject, text: 'Text' })
    const now = clock.now().toISOString()
    const { id } = await db
      .updateTable('outbox')
      .set({ state, sent_at: state === 'sent' ? now : null })
      .where('subject', '=', subject)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export const demoRequest = (change: object = {}) => ({
  name: 'Ada Example',
  email: `ada${(made += 1)}@example.com`,
  country: 'DE',
  company: 'Example GmbH',
  ...change,
})
