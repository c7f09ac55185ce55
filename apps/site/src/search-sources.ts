import { findItems } from '@repo/platform/content/server/lists/found-items.ts'
import { lastChangeFirst } from '@repo/platform/server/database/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { documents } from '#src/features/documents/server/service.ts'
import type { DocumentRow } from '#src/features/documents/server/table.ts'
import { media } from '#src/features/media/server/service.ts'
import type { MediaRow } from '#src/features/media/server/table.ts'
import { findNewsTexts, newestPublication } from '#src/features/news/server/lists.ts'
import { news } from '#src/features/news/server/service.ts'
import { eventIn } from '#src/features/news/server/stored-fields.ts'
import type { NewsSummaryRow } from '#src/features/news/server/table.ts'
import { summaryOf } from '#src/features/news/server/teasers.ts'
import type { Candidate, SearchSource } from '#src/features/search/server/sources.ts'

/** Of each type as many of the newest, and of those with the words in their title, are ranked. */
const limit = 100

const articles: SearchSource = {
  find({ platform, viewing, lang, text, question }) {
    const search = { viewing, language: lang, text, question, order: newestPublication, limit }
    return findItems(platform.store, news, search, (row: NewsSummaryRow): Candidate => {
      const { id, title, permalink, publishedAt, summary } = summaryOf(row)
      const event = eventIn(row.event)
      return {
        kind: event ? 'event' : 'news',
        id,
        href: pathOf(lang, permalink),
        title,
        description: summary,
        date: event?.start ?? publishedAt,
      }
    })
  },

  async readBlocks({ platform }, ids) {
    const texts = await findNewsTexts(platform.store, ids)
    return new Map([...texts].map(([id, text]) => [id, [text]]))
  },
}

const files: SearchSource = {
  find({ platform, viewing, lang, text, question }) {
    const order = lastChangeFirst('documents')
    const search = { viewing, language: lang, text, question, order, limit }
    return findItems(platform.store, documents, search, (row: DocumentRow) =>
      itemOf('document', pathOf(lang, 'documents'), row),
    )
  },
}

const films: SearchSource = {
  find({ platform, viewing, lang, text, question }) {
    const order = lastChangeFirst('media')
    const search = { viewing, language: lang, text, question, order, limit }
    return findItems(platform.store, media, search, (row: MediaRow) =>
      itemOf('media', pathOf(lang, 'videos'), row),
    )
  },
}

type Listed = Pick<Candidate, 'id' | 'title' | 'description'>

/** An item that its page shows among others. */
const itemOf = (
  kind: 'document' | 'media',
  page: string,
  { id, title, description }: Listed,
): Candidate => ({ kind, id, href: `${page}#${id}`, title, description })

/** What the search of the site finds besides pages. Unpublished text is in none of it. */
export const contentSources: readonly SearchSource[] = [articles, files, films]
