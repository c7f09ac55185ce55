import type { FastifyInstance } from 'fastify'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { PageName } from '#src/facts/page-names.ts'
import type { Endpoint } from '#src/rest/endpoint.ts'
import type { FindCached } from '#src/server/http/raw-checks.ts'
import { securityHeaders } from '#src/server/http/security-headers.ts'
import type { Metrics } from '#src/server/metrics/metrics.ts'
import type { Platform } from '#src/server/platform.ts'
import type { TaskScheduler } from '#src/server/task-scheduler.ts'
import { setExistingPages } from '../existing-pages.ts'
import { createAnswerCache } from './answer-cache.ts'
import type { Assets } from './assets.ts'
import type { CrawlerContent } from './crawler-file-list.ts'
import { createCrawlerFiles } from './crawler-files.ts'
import type { FormHandler } from './forms.ts'
import { countCached } from './count-view.ts'
import { errorPages } from './fixed-pages.ts'
import { createPageCache } from './page-cache.ts'
import type { ClaimNotesSource } from './page-drawing.ts'
import type { PageMap } from './page-request.ts'
import { createPages } from './pages.ts'
import { previewRoutes } from './preview-routes.ts'
import { createPrerenderer } from './prerender.ts'
import { siteRoutes } from './routes.ts'
import type { Timeline } from './timeline.ts'
import type { DrawScene } from './social/draw-social-image.ts'
import { createSocialImages } from './social/social-images.ts'

interface Deps {
  platform: Platform
  claimNotes: ClaimNotesSource
  map: PageMap
  assets: Assets
  drawScene: DrawScene
  forms: Readonly<Record<string, FormHandler>>
  endpoints: readonly Endpoint[]
  crawlerContent: CrawlerContent
  scheduler: TaskScheduler
  timeline: Timeline
  /** Whether pages are cached; false in development. */
  cachePages: boolean
  metrics: Metrics | undefined
  origin: () => string
}

const signIn = new RegExp(`^/(?:${langs.join('|')})/sign-in(?:[?]|$)`)

/** The cache of pages, where pages are cached. */
function cacheOf({ platform, cachePages, metrics }: Deps) {
  if (!cachePages) return undefined
  const cache = createPageCache({
    maxBytes: platform.config.PAGE_CACHE_MB * 1024 * 1024,
    now: () => platform.clock.now().getTime(),
    compression: platform.config.PAGE_COMPRESSION,
    onError: (error) => platform.log.error({ err: error }, 'a cached page was not compressed'),
  })
  metrics?.gauge({
    name: 'page_cache_bytes',
    help: 'Cached pages and responses in memory, with their addresses',
    read: cache.bytes,
  })
  return cache
}

/** The public site: cached pages and built files, and the routes. */
export function createSite(parts: Deps) {
  const { platform, map, scheduler } = parts
  const headers = securityHeaders(platform.config)
  const cache = cacheOf(parts)
  const pages = createPages({ ...parts, cache, headers })
  const files = createCrawlerFiles({ ...parts, cache, headers })
  const socialImages = createSocialImages({ ...parts, cache })
  const names = Object.keys(map.static)
  setExistingPages(names as PageName[])

  const drawsAhead = cache !== undefined && platform.config.PAGES_AHEAD === 'on'
  let isWarm = false
  const prerenderer = createPrerenderer({
    scheduler,
    draw: async (address) => {
      // Pages use four times as much memory until they are compressed.
      if (!cache?.hasRoom()) await cache?.settled()
      if (cache?.hasRoom()) await pages.prerender(address)
    },
    onError: (error) => platform.log.error({ err: error }, 'a page was not rendered ahead'),
  })

  platform.store.changes.listen((topic) => {
    // The cache may contain data too; rendering begins in a later task, after every listener was
    // notified.
    const purged = cache?.purge(topic) ?? []
    if (drawsAhead) void prerenderer.add(purged.filter(pages.isPage))
    if (isWarm) void prerenderer.add([...errorPages.keys()].filter((key) => !cache?.has(key)))
  })

  const findCached: FindCached = (request) => {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return undefined
    // The sign-in page redirects signed-in staff.
    if (request.headers.cookie !== undefined && signIn.test(url)) return undefined
    const page = pages.cached(url)
    if (page) countCached(platform.counts, request)
    return page ?? parts.assets.file(url.split('?', 1)[0] ?? '')
  }

  return {
    findCached,
    answers: cache && createAnswerCache(cache, parts.timeline),
    routes(app: FastifyInstance): void {
      // The prerenderer stops before the store, from which it renders.
      app.addHook('onClose', () => prerenderer.stop())
      files.routes(app)
      socialImages.routes(app)
      previewRoutes(app, platform, pages)
      siteRoutes(app, { ...parts, pages, headers })
    },
    /**
     * Renders the error pages, every page of the map and the newest articles before the first
     * visit.
     */
    async warmUp(): Promise<void> {
      if (!drawsAhead) return
      isWarm = true
      const articles = await Promise.all(langs.map((lang) => newest(lang)))
      await prerenderer.add([
        ...langs.map((lang) => `/${lang}`),
        ...errorPages.keys(),
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
