import { documentsApi, type DocumentItem } from '#src/features/documents/contract.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { fieldNames, fieldOf, type FieldName } from '#src/features/demo-requests/fields.ts'
import { mediaApi, type MediaItem } from '#src/features/media/contract.ts'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { personalDataApi } from '#src/features/personal-data/contract.ts'
import { pdf, upload } from './library.ts'
import type { TestProduct } from './product.ts'

let made = 0

/** A valid input for an article, with a new permalink each time. */
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

/** A document's input, with a file of its own unless the change names one. */
export const documentInput = async (site: TestProduct, change: { documentId?: string } = {}) => ({
  language: 'en' as const,
  type: 'datasheet' as const,
  title: 'Anchor data sheet',
  documentId: change.documentId ?? (await upload(site, pdf())).id,
  ...change,
})

/** Stores a document, which no visitor sees yet, as the editor. */
export const createDocument = async (
  site: TestProduct,
  change: object = {},
): Promise<DocumentItem> =>
  site.as('editor').call(documentsApi.create, { body: await documentInput(site, change) })

export const mediaInput = (change: object = {}) => ({
  language: 'en' as const,
  title: 'Placing anchors',
  mediaType: 'video' as const,
  mediaURL: 'https://www.youtube.com/watch?v=abc',
  ...change,
})

/** Stores a media item, which no visitor sees yet, as the editor. */
export const createMedia = (site: TestProduct, change: object = {}): Promise<MediaItem> =>
  site.as('editor').call(mediaApi.create, { body: mediaInput(change) })

/** Adds an email that was sent or has failed; returns its id. */
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

/** The longest text for every free-text field of a demo request. */
export const demoRequestTexts = (text: string): Partial<Record<FieldName, string>> =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const field = fieldOf(name)
      return field.control === 'line' || field.control === 'text'
        ? [[name, text.slice(0, field.maxLength)]]
        : []
    }),
  )

/** Requests a demo as a visitor; returns the request and its id. */
export async function requestDemo(site: TestProduct, change: object = {}) {
  const body = demoRequest(change)
  return { ...body, ...(await site.as('visitor').call(demoRequestsApi.requestDemo, { body })) }
}

/** Erases the data of an address as the administrator. */
export const erasePersonalData = (site: TestProduct, email: string) =>
  site.as('admin').call(personalDataApi.erase, { body: { email } })
