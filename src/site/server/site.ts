import type { FastifyInstance } from 'fastify'
import { isLang, langs, type Lang } from '#src/i18n/locales.ts'
import type { PageName } from '#src/facts/page-names.ts'
import type { Endpoint } from '#src/rest/endpoint.ts'
import type { RawHandler } from '#src/server/http/app.ts'
import { securityHeaders } from '#src/server/http/security-headers.ts'
import type { Platform } from '#src/server/platform.ts'
import { setExistingPages } from '../existing-pages.ts'
import type { Assets } from './assets.ts'
import { createCrawlerFiles, type CrawlerContent } from './crawler-files.ts'
import { respond } from './stored-response.ts'
import type { FormHandler } from './forms.ts'
import { createPageCache } from './page-cache.ts'
import { createPages, type PageMap } from './pages.ts'
import { siteRoutes } from './routes.ts'

interface Deps {
  platform: Platform
  map: PageMap
  assets: Assets
  forms: Readonly<Record<string, FormHandler>>
  endpoints: readonly Endpoint[]
  crawlerContent: CrawlerContent
  /** Whether pages are cached; not in development. */
  cachePages: boolean
  origin: () => string
}

/** Pages that are rendered again after a change; the others at their next request. */
const maxPrerendered = 400

/** The public site: the raw handler for cached pages and built files, and the routes. */
export function createSite(parts: Deps) {
  const { platform, map, assets, cachePages, origin } = parts
  const headers = securityHeaders(platform.config)
  const cache = cachePages ? createPageCache() : undefined
  const pages = createPages({ platform, map, assets, cache, origin, headers })
  const files = createCrawlerFiles({ ...parts, headers })
  const names = Object.keys(map.static)
  setExistingPages(names as PageName[])

  platform.store.changes.listen((topic) => {
    files.purge()
    const stale = (cache?.purge(topic) ?? []).slice(0, maxPrerendered)
    // Data may be cached too: every listener is notified before pages are rendered again.
    queueMicrotask(() => void prerender(stale))
  })

  /** Renders pages one after the other, between the requests. */
  async function prerender(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const [, lang, name = ''] = address.split('/')
      if (isLang(lang) && !name.includes('?')) await pages.prerender(lang, name).catch(logError)
    }
  }

  const logError = (error: unknown) => platform.log.error({ err: error }, 'a page was not prepared')

  const rawHandler: RawHandler = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const url = request.url ?? ''
    const stored = pages.cached(url) ?? assets.file(url.split('?', 1)[0] ?? '')
    if (!stored) return false
    respond(request, response, stored)
    return true
  }

  return {
    rawHandler,
    routes(app: FastifyInstance): void {
      files.routes(app)
      siteRoutes(app, { ...parts, pages, headers })
    },
    /** Renders every page of the map and the newest articles before the first visitor comes. */
    async warmUp(): Promise<void> {
      if (!cache) return
      const articles = await Promise.all(langs.map((lang) => newest(lang)))
      await prerender([
        ...langs.flatMap((lang) => names.map((name) => (name ? `/${lang}/${name}` : `/${lang}`))),
        ...articles.flat(),
      ])
      await cache.settled()
    },
  }

  async function newest(lang: Lang): Promise<string[]> {
    const items = await parts.crawlerContent.latestNews(platform, lang, 50)
    return items.map(({ permalink }) => `/${lang}/${permalink}`)
  }
}
