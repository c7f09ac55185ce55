import type { FastifyInstance } from 'fastify'
import { brand } from '#src/brand/brand.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Platform } from '#src/server/platform.ts'
import { words } from '../words.ts'
import { feed, robots, sitemap, speculationRules, type SitemapArticle } from './crawlers.ts'
import { compress, storedResponse, respond, type StoredResponse } from './stored-response.ts'
import type { PageMap } from './pages.ts'
import { webManifest } from './web-manifest.ts'

interface FeedItem {
  title: string
  permalink: string
  publishedAt: string
  summary: string
}

/** Content for crawlers and feed readers, provided by the features. */
export interface CrawlerContent {
  listVisibleAddresses(store: Store): Promise<SitemapArticle[]>
  latestNews(platform: Platform, lang: Lang, limit: number): Promise<readonly FeedItem[]>
}

interface Deps {
  platform: Platform
  map: PageMap
  crawlerContent: CrawlerContent
  origin: () => string
  headers: Readonly<Record<string, string>>
}

type Make = () => Promise<{ type: string; body: string }>

/**
 * robots.txt, sitemap.xml, the feeds, the web manifest and the speculation rules: made at the first
 * request, cached until a change.
 */
export function createCrawlerFiles({ platform, map, crawlerContent, origin, headers }: Deps) {
  const cache = new Map<string, StoredResponse>()
  /** Counts the purges: a file that was begun before one is not cached after it. */
  let epoch = 0
  const indexed = Object.entries(map.static).flatMap(([name, route]) =>
    route.page.robots ? [] : [name],
  )
  const atom = 'application/atom+xml; charset=utf-8'
  const files: Record<string, Make> = {
    '/robots.txt': async () => ({ type: 'text/plain; charset=utf-8', body: robots(origin()) }),
    '/sitemap.xml': async () => ({
      type: 'application/xml; charset=utf-8',
      body: sitemap(origin(), indexed, await crawlerContent.listVisibleAddresses(platform.store)),
    }),
    '/site.webmanifest': async () => ({
      type: 'application/manifest+json; charset=utf-8',
      body: webManifest(),
    }),
    '/speculation-rules.json': async () => ({
      type: 'application/speculationrules+json',
      body: speculationRules,
    }),
    ...Object.fromEntries(
      langs.map((lang) => [
        `/feed-${lang}.xml`,
        async () => ({ type: atom, body: await feedOf(lang) }),
      ]),
    ),
  }

  async function feedOf(lang: Lang): Promise<string> {
    const entries = await crawlerContent.latestNews(platform, lang, 20)
    return feed({
      origin: origin(),
      lang,
      title: `${brand.name} – ${words[lang].pages.news}`,
      updatedAt: entries[0]?.publishedAt ?? `${brand.founded}-01-01T00:00:00.000Z`,
      entries,
    })
  }

  async function get(path: string, make: Make): Promise<StoredResponse> {
    const cached = cache.get(path)
    if (cached) return cached
    const epochBefore = epoch
    const { type, body } = await make()
    const stored = storedResponse(body, {
      ...headers,
      'content-type': type,
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    if (epochBefore === epoch) {
      cache.set(path, stored)
      void compress(stored)
    }
    return stored
  }

  return {
    purge(): void {
      epoch += 1
      cache.clear()
    },
    routes(app: FastifyInstance): void {
      for (const [path, make] of Object.entries(files))
        app.get(path, async (request, reply) => {
          const stored = await get(path, make)
          reply.hijack()
          respond(request.raw, reply.raw, stored)
        })
    },
  }
}
