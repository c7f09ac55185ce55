import { defaultLang, langs, type Lang } from '#src/i18n/locales.ts'
import { companyTopic } from '#src/server/company/settings.ts'
import type { Platform } from '#src/server/platform.ts'
import { feedPathOf, feedTitleOf, jsonFeedPathOf } from '../feed.ts'
import type { Assets } from './assets.ts'
import {
  feed,
  jsonFeed,
  nextDay,
  robots,
  securityFile,
  sitemap,
  speculationRules,
  type FeedEntry,
  type SitemapArticle,
  type SitemapPage,
} from './crawlers.ts'
import { llmsFile } from './llms-file.ts'
import type { PageMap } from './page-request.ts'
import { webManifest } from './web-manifest.ts'

/** Content for crawlers and feed readers, provided by the features. */
export interface CrawlerContent {
  listVisibleAddresses(platform: Platform): Promise<SitemapArticle[]>
  /** Topics of `store.write` that change the addresses. */
  addressTopics: readonly string[]
  /** Loads the newest articles, which are rendered before their first visitor. */
  latestNews(
    platform: Platform,
    lang: Lang,
    limit: number,
  ): Promise<readonly { permalink: string }[]>
  /** Loads the latest entries of a language, with the topics that change them. */
  loadFeed(
    platform: Platform,
    lang: Lang,
    limit: number,
  ): Promise<{ entries: readonly FeedEntry[]; topics: readonly string[] }>
}

export interface CrawlerFileParts {
  platform: Platform
  map: PageMap
  assets: Assets
  crawlerContent: CrawlerContent
  origin: () => string
}

interface Made {
  body: string
  /** Topics of `store.write` that purge the file. */
  topics?: readonly string[]
  /** The time when the file expires without a write, in milliseconds since 1970. */
  until?: number
}

export interface CrawlerFile {
  type: string
  make(): Made | Promise<Made>
}

/** The files for crawlers and feed readers, by path. */
export function crawlerFilesOf(parts: CrawlerFileParts): Record<string, CrawlerFile> {
  const { platform, map, assets, crawlerContent, origin } = parts
  const indexed = Object.entries(map.static).flatMap(([name, route]) =>
    route.page.robots ? [] : [name],
  )
  const atom = 'application/atom+xml; charset=utf-8'
  return {
    '/robots.txt': { type: 'text/plain; charset=utf-8', make: () => ({ body: robots(origin()) }) },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      make: async () => {
        const articles = await crawlerContent.listVisibleAddresses(platform)
        const body = sitemap(origin(), sitemapPages(articles), articles)
        return { body, topics: crawlerContent.addressTopics }
      },
    },
    '/llms.txt': { type: 'text/plain; charset=utf-8', make: llms },
    '/.well-known/security.txt': {
      type: 'text/plain; charset=utf-8',
      make: async () => {
        const now = platform.clock.now()
        const { contactEmail: contact } = await platform.company()
        const body = securityFile({ origin: origin(), contact, now })
        return { body, topics: [companyTopic], until: nextDay(now) }
      },
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

  /**
   * The news page is as new as its newest article; other lists and computed pages have no known
   * date.
   */
  function sitemapPages(articles: readonly SitemapArticle[]): SitemapPage[] {
    const newest = new Map<Lang, string>()
    for (const { lang, updatedAt } of articles)
      if (updatedAt > (newest.get(lang) ?? '')) newest.set(lang, updatedAt)
    return indexed.map((name) => {
      const route = map.static[name]
      const changedAt = route?.isStatic ? assets.changedAt(route.module) : undefined
      return { name, changedAt: (lang) => (name === 'news' ? newest.get(lang) : changedAt) }
    })
  }

  async function llms(): Promise<Made> {
    const { entries, topics } = await crawlerContent.loadFeed(platform, defaultLang, 10)
    const home = { lang: defaultLang, name: '', query: {}, data: undefined }
    const description = map.static['']?.page.description(home) ?? ''
    const { timeZone } = await platform.company()
    const file = { origin: origin(), description, names: indexed, entries, timeZone }
    return { body: llmsFile(file), topics: [...topics, companyTopic] }
  }

  async function feedOf(lang: Lang, write: typeof feed): Promise<Made> {
    const { entries, topics } = await crawlerContent.loadFeed(platform, lang, 20)
    const body = write({ origin: origin(), lang, title: feedTitleOf(lang), entries })
    return { body, topics }
  }
}
