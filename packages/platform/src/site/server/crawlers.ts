import { brand } from '#src/brand/brand.ts'
import { langs, localeOf, type Lang } from '#src/i18n/locales.ts'
import { feedPathOf, jsonFeedPathOf } from '../feed.ts'
import type { SocialImage } from '../page.ts'
import { pathOf, type Alternate } from '../paths.ts'

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /backoffice',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

export interface SitemapArticle {
  lang: Lang
  permalink: string
  updatedAt: string
  /** The article in every language, its own included. */
  alternates: readonly Alternate[]
}

export interface SitemapPage {
  /** Path below the language. */
  name: string
  /** Returns the date of the last change in a language, if known. */
  changedAt(lang: Lang): string | undefined
}

/** Every indexed page and visible article with its languages. */
export function sitemap(
  origin: string,
  pages: readonly SitemapPage[],
  articles: readonly SitemapArticle[],
): string {
  /** Returns no links where the page exists only in its own language. */
  const linksOf = (alternates: readonly Alternate[]) =>
    (alternates.length > 1 ? alternates : [])
      .map(
        ({ lang, path }) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${path}"/>`,
      )
      .join('')
  const entry = (path: string, changedAt: string | undefined, links: string) => {
    const date = changedAt && `<lastmod>${changedAt}</lastmod>`
    return `<url><loc>${origin}${path}</loc>${date ?? ''}${links}</url>`
  }
  const entries = pages.flatMap(({ name, changedAt }) => {
    const links = linksOf(langs.map((lang) => ({ lang, path: pathOf(lang, name) })))
    return langs.map((lang) => entry(pathOf(lang, name), changedAt(lang), links))
  })
  const items = articles.map(({ lang, permalink, updatedAt, alternates }) =>
    entry(pathOf(lang, permalink), updatedAt, linksOf(alternates)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    ...items,
    '</urlset>\n',
  ].join('\n')
}

/** Browsers may prefetch a page when a visitor is about to follow its link; not forms or files. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: langs.map((lang) => `/${lang}/*`) },
          { not: { href_matches: '/*/sign-in*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export interface FeedEntry {
  /** A UUID. */
  id: string
  title: string
  permalink: string
  publishedAt: string
  /** The time of the last public change. */
  updatedAt: string
  summary: string
  author?: string | undefined
  /** The entry in every language, its own included. */
  alternates: readonly Alternate[]
  image: SocialImage | undefined
}

interface Feed {
  origin: string
  lang: Lang
  title: string
  entries: readonly FeedEntry[]
}

/** A feed without entries has the age of the company. */
const neverUpdated = `${brand.founded}-01-01T00:00:00.000Z`

/** Readers identify an entry by its id, which survives a new permalink (RFC 4287, 4.2.6). */
const entryId = ({ id }: FeedEntry) => `urn:uuid:${id}`

/** A scheduled article may have changed only before its publication, so the later time counts. */
const updatedAtOf = ({ publishedAt, updatedAt }: FeedEntry) =>
  updatedAt > publishedAt ? updatedAt : publishedAt

/** An Atom feed of the latest articles. */
export function feed({ origin, lang, title, entries }: Feed): string {
  const updatedAt = entries.map(updatedAtOf).toSorted().at(-1) ?? neverUpdated
  const items = entries.map((entry) => {
    const url = origin + pathOf(lang, entry.permalink)
    const others = entry.alternates.filter((alternate) => alternate.lang !== lang)
    return [
      `<entry><title>${escape(entry.title)}</title><id>${entryId(entry)}</id><link href="${url}"/>`,
      ...others.map(
        (other) => `<link rel="alternate" hreflang="${other.lang}" href="${origin}${other.path}"/>`,
      ),
      entry.image &&
        `<link rel="enclosure" type="${entry.image.type}" href="${origin}${entry.image.url}"/>`,
      entry.author && `<author><name>${escape(entry.author)}</name></author>`,
      `<published>${entry.publishedAt}</published><updated>${updatedAtOf(entry)}</updated>`,
      `<summary>${escape(entry.summary)}</summary></entry>`,
    ]
      .filter(Boolean)
      .join('')
  })
  const self = origin + feedPathOf(lang)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeOf[lang]}">`,
    `<title>${escape(title)}</title><id>${self}</id><updated>${updatedAt}</updated>`,
    `<author><name>${escape(title)}</name></author>`,
    `<link rel="self" href="${self}"/><link href="${origin}${pathOf(lang, 'news')}"/>`,
    ...items,
    '</feed>\n',
  ].join('\n')
}

/** A JSON Feed 1.1 with the same entries. */
export function jsonFeed({ origin, lang, title, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language: localeOf[lang],
    home_page_url: origin + pathOf(lang, 'news'),
    feed_url: origin + jsonFeedPathOf(lang),
    authors: [{ name: title }],
    items: entries.map((entry) => {
      const { author, image } = entry
      return {
        id: entryId(entry),
        url: origin + pathOf(lang, entry.permalink),
        title: entry.title,
        content_text: entry.summary,
        date_published: entry.publishedAt,
        date_modified: updatedAtOf(entry),
        ...(author && { authors: [{ name: author }] }),
        ...(image && { image: origin + image.url }),
      }
    }),
  })
}

function escape(text: string): string {
  const allowed = text.replace(/[\ufffe\uffff]/g, '')
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

interface SecurityFile {
  origin: string
  contact: string
  now: Date
}

const day = 86_400_000

/** Generates the file of RFC 9116. It is valid for half a year from the day of the request. */
export function securityFile({ origin, contact, now }: SecurityFile): string {
  const today = Math.floor(now.getTime() / day) * day
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(today + 182 * day).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Returns the end of the day, when its file expires, in milliseconds since 1970. */
export const nextDay = (now: Date): number => (Math.floor(now.getTime() / day) + 1) * day
