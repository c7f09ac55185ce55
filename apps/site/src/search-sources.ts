import type { ContentType } from '@repo/platform/content/server/content-type.ts'
import { findItems } from '@repo/platform/content/server/lists/found-items.ts'
import type { PageName } from '@repo/platform/facts/page-names.ts'
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

  readBlocks: ({ platform }, ids) => findNewsTexts(platform.store, ids),
}

/** Items that their page shows among others. */
const listed = <Name extends 'documents' | 'media'>(
  kind: 'document' | 'media',
  type: ContentType<Name>,
  page: PageName,
): SearchSource => ({
  find({ platform, viewing, lang, text, question }) {
    const order = lastChangeFirst(type.name)
    const search = { viewing, language: lang, text, question, order, limit }
    const present = ({ id, title, description }: ListedRow): Candidate => ({
      kind,
      id,
      href: `${pathOf(lang, page)}#${id}`,
      title,
      description,
    })
    return findItems<Name, ListedRow, Candidate>(platform.store, type, search, present)
  },
})

type ListedRow = Pick<DocumentRow | MediaRow, 'id' | 'title' | 'description'>

/** What the search of the site finds besides pages. Unpublished text is in none of it. */
export const contentSources: readonly SearchSource[] = [
  articles,
  listed('document', documents, 'documents'),
  listed('media', media, 'videos'),
]
