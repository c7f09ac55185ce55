import type { FastifyInstance } from 'fastify'
import { isLang, langs, type Lang } from '#src/i18n/locales.ts'
import type { PageName } from '#src/facts/page-names.ts'
import type { Endpoint } from '#src/rest/endpoint.ts'
import type { RawHandler } from '#src/server/http/app.ts'
import { securityHeaders } from '#src/server/http/security-headers.ts'
import type { Platform } from '#src/server/platform.ts'
import { setExistingPages } from '../existing-pages.ts'
import type { Assets } from './assets.ts'
import { createCrawlerFiles, type Published } from './crawler-files.ts'
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
  published: Published
  /** Whether finished pages are kept; not in development. */
  keep: boolean
  origin: () => string
}

/** After a change; of many thousand pages the others are drawn when they are asked for. */
const maxPrerendered = 400

/** The public site: what answers before the framework, and the routes behind it. */
export function createSite(parts: Deps) {
  const { platform, map, assets, keep, origin } = parts
  const headers = securityHeaders(platform.config)
  const cache = keep ? createPageCache() : undefined
  const pages = createPages({ platform, map, assets, cache, origin, headers })
  const files = createCrawlerFiles({ ...parts, headers })
  const names = Object.keys(map.static)
  setExistingPages(names as PageName[])

  platform.store.changes.listen((topic) => {
    files.purge()
    const stale = (cache?.purge(topic) ?? []).slice(0, maxPrerendered)
    // What pages are drawn from may be kept as well: every listener is told first.
    queueMicrotask(() => void prepare(stale))
  })

  /** Draws pages one after the other, between the requests. */
  async function prepare(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const [, lang, name = ''] = address.split('/')
      if (isLang(lang) && !name.includes('?')) await pages.prepare(lang, name).catch(logError)
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
    /** Draws every page of the map and the newest articles before the first visitor comes. */
    async warmUp(): Promise<void> {
      if (!cache) return
      const articles = await Promise.all(langs.map((lang) => newest(lang)))
      await prepare([
        ...langs.flatMap((lang) => names.map((name) => (name ? `/${lang}/${name}` : `/${lang}`))),
        ...articles.flat(),
      ])
      await cache.settled()
    },
  }

  async function newest(lang: Lang): Promise<string[]> {
    const items = await parts.published.latestNews(platform, lang, 50)
    return items.map(({ permalink }) => `/${lang}/${permalink}`)
  }
}
