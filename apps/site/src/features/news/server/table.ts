import type { ColumnType, Selectable } from 'kysely'
import { changesColumns, type ContentTable } from '@repo/platform/content/server/content-type.ts'

interface NewsTable extends ContentTable {
  /** Clean HTML of the closed subset. */
  content: string
  /** The beginning of the content, without markup, for lists. */
  summary: string
  /** Null: the summary stands for it. */
  description: string | null
  /** Null: the title stands for it. */
  search_title: string | null
  author: string | null
  categories: ColumnType<string[], string, string>
  permalink: string
  featured_image_id: string | null
  published: boolean
  /** When it was first published. */
  published_at: string | null
  /** The figures of the site that it prints. `stored-fields.ts` reads them and the event. */
  claims: ColumnType<unknown, string | null | undefined, string | null>
  event: ColumnType<unknown, string | null | undefined, string | null>
}

/** Former permalinks, each with the id of its item, so that there are no chains of redirects. */
interface NewsRedirectTable {
  permalink: string
  news_id: string
}

export type NewsRow = Selectable<NewsTable>

/** All but the text. */
export const summaryColumns = [
  'id',
  'family',
  'language',
  'title',
  'summary',
  'description',
  'search_title',
  'author',
  'categories',
  'permalink',
  'featured_image_id',
  'published',
  'active',
  'publish_at',
  'hide_at',
  'version',
  'created_at',
  'updated_at',
  'published_at',
  'event',
  'claims',
  ...changesColumns,
] as const
export type NewsSummaryRow = Pick<NewsRow, (typeof summaryColumns)[number]>

declare module '@repo/platform/server/database/tables.ts' {
  interface Tables {
    news: NewsTable
    news_redirect: NewsRedirectTable
  }
}
