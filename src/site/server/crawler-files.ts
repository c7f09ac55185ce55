import type { FastifyInstance } from 'fastify'
import { brand } from '#src/brand/brand.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Platform } from '#src/server/platform.ts'
import { feedPathOf, feedTitleOf, jsonFeedPathOf } from '../feed.ts'
import {
  feed,
  jsonFeed,
  robots,
  sitemap,
  speculationRules,
  type FeedEntry,
  type SitemapArticle,
} from './crawlers.ts'
import { storedResponse, respond, type StoredResponse } from './stored-response.ts'
import type { PageCache } from './page-cache.ts'
import type { PageMap } from './pages.ts'
import { webManifest } from './web-manifest.ts'

/** Content for crawlers and feed readers, provided by the features. */
export interface CrawlerContent {
  listVisibleAddresses(store: Store): Promise<SitemapArticle[]>
  /** Topics of `store.write` that change the addresses. */
  addressTopics: readonly string[]
  /** The newest articles first; what is rendered before its first visitor. */
  latestNews(
    platform: Platform,
    lang: Lang,
    limit: number,
  ): Promise<readonly { permalink: string }[]>
  /** The latest entries of a language, with the topics that change them. */
  loadFeed(
    platform: Platform,
    lang: Lang,
    limit: number,
  ): Promise<{ entries: readonly FeedEntry[]; topics: readonly string[] }>
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

interface Made {
  body: string
  /** Topics of `store.write` that purge the file. */
  topics?: readonly string[]
}

interface CrawlerFile {
  type: string
  make(): Made | Promise<Made>
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
    '/robots.txt': { type: 'text/plain; charset=utf-8', make: () => ({ body: robots(origin()) }) },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      make: async () => ({
        body: sitemap(origin(), indexed, await crawlerContent.listVisibleAddresses(platform.store)),
        topics: crawlerContent.addressTopics,
      }),
    },
    '/site.webmanifest': {
      type: 'application/manifest+json; charset=utf-8',
      make: () => ({ body: webManifest() }),
    },
    '/speculation-rules.json': {
      type: 'application/speculationrules+json',
      make: () => ({ body: speculationRules }),
    },
    ...Object.fromEntries(
      langs.map((lang): [string, CrawlerFile] => [
        feedPathOf(lang),
        { type: atom, make: () => feedOf(lang, feed) },
      ]),
    ),
    ...Object.fromEntries(
      langs.map((lang): [string, CrawlerFile] => [
        jsonFeedPathOf(lang),
        { type: 'application/feed+json; charset=utf-8', make: () => feedOf(lang, jsonFeed) },
      ]),
    ),
  }

  async function feedOf(lang: Lang, write: typeof feed): Promise<Made> {
    const { entries, topics } = await crawlerContent.loadFeed(platform, lang, 20)
    const body = write({
      origin: origin(),
      lang,
      title: feedTitleOf(lang),
      updatedAt: entries[0]?.publishedAt ?? `${brand.founded}-01-01T00:00:00.000Z`,
      entries,
    })
    return { body, topics }
  }

  async function get(path: string, file: CrawlerFile): Promise<StoredResponse> {
    const cached = cache?.get(path)
    if (cached) return cached
    const epoch = cache?.epoch() ?? 0
    const { body, topics = [] } = await file.make()
    const stored = storedResponse(body, {
      ...headers,
      'content-type': file.type,
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
