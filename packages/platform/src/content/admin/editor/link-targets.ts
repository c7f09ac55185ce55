import type { Client } from '#src/rest/client.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { statusOf, type Status } from '#src/content/status.ts'
import { languagesApi } from '#src/content/languages-contract.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { findTranslatedLinks, type TranslatedLinks } from './translated-links.ts'

/** A link target on the site. */
export interface LinkTarget {
  /** The id of an article, so that the link survives a new URL. */
  item: string | null
  title: string
  href: string
  /** The kind of page; absent: an article. */
  kind?: string
  status: Status
}

export interface LinkTargets {
  /**
   * Searches a language, title matches first; without words, returns pages and the last changed
   * articles.
   */
  search(words: string, language: Lang): Promise<LinkTarget[]>
  /** Returns the targets that still exist. */
  byIds(ids: readonly string[]): Promise<LinkTarget[]>
  /** Returns the link targets in a language, by key. */
  translated(language: Lang, keys: readonly string[]): Promise<TranslatedLinks>
}

const kindNames = {
  page: 'Page',
  news: 'Article',
  documents: 'Document',
  media: 'Video',
} as const satisfies Record<ContentTypeName | 'page', string>

/** Returns undefined for a type whose items have no pages. */
export function linkTargets<Row extends ContentRow, Item extends Row>(
  { name, api, addressOf }: ContentType<Row, Item>,
  client: Client,
): LinkTargets | undefined {
  if (!addressOf) return undefined
  const address = addressOf
  async function list(query: object): Promise<LinkTarget[]> {
    const rows = Object.values<Row>(await client.call(api.list, { query }))
    return rows.map((row) => ({
      item: row.id,
      title: row.title,
      href: address(row),
      status: statusOf(row),
    }))
  }
  return {
    search: async (words, language) => {
      const query = { language, ...(words && { search: words }) }
      const found = await client.call(languagesApi.links, { query })
      return found.map(({ type, id, title, href, active = true, ...flags }) => ({
        item: type === name && id ? id : null,
        title,
        href,
        ...(type !== name && { kind: kindNames[type] }),
        status: statusOf({ active, ...flags }),
      }))
    },
    translated: (language, keys) => findTranslatedLinks(client, language, keys),
    byIds: async (ids) => (ids.length ? list({ ids: ids.join(',') }) : []),
  }
}
