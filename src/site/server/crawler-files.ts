import type { FastifyInstance } from 'fastify'
import { brand } from '#src/brand/brand.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Platform } from '#src/server/platform.ts'
import { words } from '../words.ts'
import { feed, robots, sitemap, speculationRules, type SitemapArticle } from './crawlers.ts'
import { storedResponse, respond, type StoredResponse } from './stored-response.ts'
import type { PageCache } from './page-cache.ts'
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
  /** The topics of `store.write` that change the addresses, and the latest news of a language. */
  topics: { addresses: readonly string[]; latestNews(lang: Lang): readonly string[] }
}

interface Deps {
  platform: Platform
  map: PageMap
  crawlerContent: CrawlerContent
  /** Absent in development. */
  cache: PageCache | undefined
  origin: () => string
  headers: Readonly<Record<string, string>>
}

interface CrawlerFile {
  type: string
  topics?: readonly string[]
  make(): string | Promise<string>
}

/**
 * robots.txt, sitemap.xml, the feeds, the web manifest and the speculation rules: made at the first
 * request, cached until a change.
 */
export function createCrawlerFiles(parts: Deps) {
  const { platform, map, crawlerContent, cache, origin, headers } = parts
  const indexed = Object.entries(map.static).flatMap(([name, route]) =>
    route.page.robots ? [] : [name],
  )
  const atom = 'application/atom+xml; charset=utf-8'
  const files: Record<string, CrawlerFile> = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', make: () => robots(origin()) },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      topics: crawlerContent.topics.addresses,
      make: async () =>
        sitemap(origin(), indexed, await crawlerContent.listVisibleAddresses(platform.store)),
    },
    '/site.webmanifest': { type: 'application/manifest+json; charset=utf-8', make: webManifest },
    '/speculation-rules.json': {
      type: 'application/speculationrules+json',
      make: () => speculationRules,
    },
    ...Object.fromEntries(
      langs.map((lang): [string, CrawlerFile] => [
        `/feed-${lang}.xml`,
        {
          type: atom,
          topics: crawlerContent.topics.latestNews(lang),
          make: () => feedOf(lang),
        },
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

  async function get(path: string, file: CrawlerFile): Promise<StoredResponse> {
    const cached = cache?.get(path)
    if (cached) return cached
    const epoch = cache?.epoch() ?? 0
    const { type, topics = [] } = file
    const stored = storedResponse(await file.make(), {
      ...headers,
      'content-type': type,
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    cache?.set(path, { stored, topics }, epoch)
    return stored
  }

  return {
    routes(app: FastifyInstance): void {
      for (const [path, file] of Object.entries(files))
        app.get(path, async (request, reply) => {
          const stored = await get(path, file)
          reply.hijack()
          respond(request.raw, reply.raw, stored)
        })
    },
  }
}
