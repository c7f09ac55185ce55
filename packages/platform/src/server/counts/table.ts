import type { Lang } from '#src/i18n/locales.ts'

/** A page on a day, by where its visitors came from. Nothing in it is of one visitor. */
export interface PageCountTable {
  /** In UTC, as `2026-11-22`. */
  day: string
  /** As its address names it, below the language; empty: home. */
  page: string
  language: Lang
  /** A host; empty: none, or a page of this site; `other`: one more than a day may have. */
  referrer: string
  /** `utm_campaign`; empty: none. */
  campaign: string
  views: number
  /** Demo requests that were made from it. */
  requests: number
}

declare module '../database/tables.ts' {
  interface Tables {
    page_count: PageCountTable
  }
}
