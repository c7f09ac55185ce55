import type { Lang } from '#src/i18n/locales.ts'
import { minute, type Clock } from '../clock.ts'
import type { PageCountTable } from './table.ts'
import { other } from './visit.ts'

export interface PageOfSite {
  lang: Lang
  /** The path below the language; empty: home. */
  name: string
}

/** The limit between two writes; further hosts and campaigns count as `other`. */
const maxKeys = 5_000

/** The counts in memory: one row for each day, page, language, referring host and campaign. */
export function createCountRows(clock: Clock) {
  let counted = new Map<string, PageCountTable>()
  let today = { number: NaN, text: '' }

  function day(): string {
    const now = clock.now()
    const number = Math.floor(now.getTime() / (1_440 * minute))
    if (today.number !== number) today = { number, text: now.toISOString().slice(0, 10) }
    return today.text
  }

  function rowOf({ lang, name }: PageOfSite, referrer = '', campaign = ''): PageCountTable {
    const date = day()
    const key = `${date} ${lang} ${name} ${referrer} ${campaign}`
    const known = counted.get(key)
    if (known) return known
    const isFull = counted.size >= maxKeys && (referrer || campaign) !== ''
    const isFolded =
      (referrer === '' || referrer === other) && (campaign === '' || campaign === other)
    if (isFull && !isFolded) return rowOf({ lang, name }, referrer && other, campaign && other)
    const row = { day: date, page: name, language: lang, referrer, campaign, views: 0, requests: 0 }
    counted.set(key, row)
    return row
  }

  return {
    day,
    rowOf,

    has: ({ lang, name }: PageOfSite): boolean =>
      [...counted.values()].some((row) => row.page === name && row.language === lang),

    /** Returns the rows, and begins again without any. */
    take(): PageCountTable[] {
      const rows = [...counted.values()]
      counted = new Map()
      return rows
    },

    /**
     * Adds counts of a failed write again, for today even if their day is over: the error is a minute
     * at most.
     */
    addAgain({ page, language, referrer, campaign, views, requests }: PageCountTable): void {
      const row = rowOf({ lang: language, name: page }, referrer, campaign)
      row.views += views
      row.requests += requests
    },
  }
}
