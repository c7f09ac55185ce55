import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { minute, type Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import { addCounts } from './add-counts.ts'
import { createCountRows, type PageOfSite } from './count-rows.ts'
import { createNewcomers, type Visit } from './newcomers.ts'
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

export type Counter = ReturnType<typeof createCounter>

/**
 * Counts page views in memory and stores them every minute and at the end: by day, page, language,
 * referring host and campaign. It stores nothing about the visitor and nothing on their device.
 */
export function createCounter({ store, clock, log, isProxied, ownHost }: Deps) {
  const newcomers = createNewcomers({ isProxied })
  const counted = createCountRows(clock)
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const rows = counted.take()
    if (rows.length === 0) return
    try {
      await store.write([], (db) => addCounts(db, rows))
    } catch (error) {
      log.warn({ err: error }, 'page views are kept in memory: they could not be stored')
      for (const row of rows) counted.addAgain(row)
    }
  }

  const flush = (): Promise<void> => (writing = writing.then(write))

  return {
    /** Counts a page view. */
    view(page: PageOfSite, visit: Visit) {
      const { headers, url = '' } = visit
      if (!isCounted(headers)) return
      const admitted = (name: string) =>
        name === '' || name === other || newcomers.admit(counted.day(), name, visit) ? name : other
      const [referrer, campaign] = [referrerOf(headers, ownHost), campaignOf(url)]
      counted.rowOf(page, admitted(referrer), admitted(campaign)).views += 1
    },

    /** Whether an existing page was viewed. */
    async wasViewed({ lang, name }: PageOfSite): Promise<boolean> {
      if (counted.has({ lang, name })) return true
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
      if (isCounted({ ...headers, 'sec-fetch-dest': undefined })) counted.rowOf(page).requests += 1
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
