import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Lang } from '#src/i18n/locales.ts'
import { minute, type Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import { addCounts } from './add-counts.ts'
import { createNewcomers, type Visit } from './newcomers.ts'
import type { PageCountTable } from './table.ts'
import { campaignOf, isCounted, other, referrerOf } from './visit.ts'

interface Deps {
  store: Store
  clock: Clock
  log: FastifyBaseLogger
  /** Whether clients come through trusted proxies. */
  isProxied: boolean
  /** The host of `PUBLIC_URL`. */
  ownHost: string | undefined
}

interface PageOfSite {
  lang: Lang
  /** The path below the language; empty: home. */
  name: string
}

/** The limit between two writes; further hosts and campaigns count as `other`. */
const maxKeys = 5_000

export type Counter = ReturnType<typeof createCounter>

/**
 * Counts page views in memory and stores them every minute and at the end: by day, page, language,
 * referring host and campaign. It stores nothing about the visitor and nothing on their device.
 */
export function createCounter({ store, clock, log, isProxied, ownHost }: Deps) {
  const newcomers = createNewcomers({ isProxied })
  let counted = new Map<string, PageCountTable>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
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

  async function write(): Promise<void> {
    if (counted.size === 0) return
    const rows = [...counted.values()]
    counted = new Map()
    try {
      await store.write([], (db) => addCounts(db, rows))
    } catch (error) {
      log.warn({ err: error }, 'page views are kept in memory: they could not be stored')
      for (const { day: _, ...row } of rows) addAgain(row)
    }
  }

  /**
   * Adds counts of a failed write again, for today even if their day is over: the error is a minute
   * at most.
   */
  function addAgain({
    page,
    language,
    referrer,
    campaign,
    views,
    requests,
  }: Omit<PageCountTable, 'day'>) {
    const row = rowOf({ lang: language, name: page }, referrer, campaign)
    row.views += views
    row.requests += requests
  }

  const flush = (): Promise<void> => (writing = writing.then(write))

  return {
    /** Counts a page view. */
    view(page: PageOfSite, visit: Visit) {
      const { headers, url = '' } = visit
      if (!isCounted(headers)) return
      const admitted = (name: string) =>
        name === '' || name === other || newcomers.admit(day(), name, visit) ? name : other
      const [referrer, campaign] = [referrerOf(headers, ownHost), campaignOf(url)]
      rowOf(page, admitted(referrer), admitted(campaign)).views += 1
    },

    /** Whether an existing page was viewed. */
    async wasViewed({ lang, name }: PageOfSite): Promise<boolean> {
      if ([...counted.values()].some((row) => row.page === name && row.language === lang))
        return true
      const row = await store.db
        .selectFrom('page_count')
        .select('page')
        .where('page', '=', name)
        .where('language', '=', lang)
        .where('views', '>', 0)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Counts a demo request from a page. */
    demoRequest(page: PageOfSite, headers: IncomingHttpHeaders): void {
      // The page comes from a header, which may contain any text.
      if (!/^[a-z0-9-]{0,120}$/.test(page.name)) return
      if (isCounted({ ...headers, 'sec-fetch-dest': undefined })) rowOf(page).requests += 1
    },

    /** Stores the counts so far. */
    flush,

    start(): void {
      timer = setInterval(() => void flush(), minute).unref()
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
  }
}
