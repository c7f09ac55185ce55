import type { Client } from '#src/rest/client.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { statusOf, type Status } from '#src/content/status.ts'
import type { ContentRow, ContentType } from '../content-type.ts'

/** An item with a page that a text can lead to. */
export interface LinkTarget {
  id: string
  title: string
  href: string
  status: Status
}

export interface LinkTargets {
  /** Items in a language whose title or text has these words; without words the last changed. */
  search(words: string, language: Lang): Promise<LinkTarget[]>
  /** Those that are there still. */
  byIds(ids: readonly string[]): Promise<LinkTarget[]>
}

const atOnce = 8

/** Undefined for a type whose items have no pages. */
export function linkTargets<Row extends ContentRow, Item extends Row>(
  { api, addressOf }: ContentType<Row, Item>,
  client: Client,
): LinkTargets | undefined {
  if (!addressOf) return undefined
  async function list(query: object): Promise<LinkTarget[]> {
    const rows = Object.values<Row>(await client.call(api.list, { query }))
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      href: addressOf!(row),
      status: statusOf(row),
    }))
  }
  return {
    search: (words, language) => list({ language, limit: atOnce, ...(words && { search: words }) }),
    byIds: async (ids) => (ids.length ? list({ ids: ids.join(',') }) : []),
  }
}
