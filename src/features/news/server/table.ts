import type { ColumnType, Selectable } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'

export interface NewsTable {
  id: string
  language: Lang
  title: string
  /** Clean HTML of the closed subset. */
  content: string
  categories: ColumnType<string[], string, string>
  permalink: string
  featured_image_id: string | null
  published: boolean
  active: boolean
  version: number
  created_at: string
  updated_at: string
  /** When it was first published. */
  published_at: string | null
}

/** Former permalinks, each pointing at its item: a chain cannot come about. */
export interface NewsRedirectTable {
  permalink: string
  news_id: string
}

export type NewsRow = Selectable<NewsTable>

declare module '#src/server/database/tables.ts' {
  interface Tables {
    news: NewsTable
    news_redirect: NewsRedirectTable
  }
}
