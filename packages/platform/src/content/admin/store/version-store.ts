import { asEdited } from '../changes/edited-item.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Approval } from '#src/content/freshness-schemas.ts'
import type { Client } from '#src/rest/client.ts'
import type { Restored } from '../actions/action-message.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { pickBodyFields } from './body-fields.ts'
import type { ContentCache } from './content-cache.ts'
import { proposalIn } from './permalink-proposal.ts'

/** The calls about versions of an item: of other languages, of earlier days, of the trash. */
export function versionStore<Row extends ContentRow, Item extends Row>(
  { api }: Pick<ContentType<Row, Item>, 'api'>,
  client: Client,
  queries: QueryClient,
  { keys, putItem, refresh, refreshVersions }: ContentCache<Row, Item>,
) {
  return {
    /** Makes a stored item a counterpart of another, or of none; what it says stays. */
    async tie(stored: Item, counterpartOf: string | null): Promise<Item> {
      // Its group is not what the item says: it is changed at once, and what is published stays.
      const live = stored.changes
        ? await client.call(api.get, { params: { id: stored.id } })
        : stored
      const body = { ...pickBodyFields(live, api.update), counterpartOf }
      const item = await client.call(api.update, { body })
      putItem(item.id, item)
      refresh()
      refreshVersions(item.id)
      return asEdited(item)
    },

    /** Says that the item says what these blocks of its source say by now. */
    async approve(approval: Approval): Promise<void> {
      try {
        const item = await client.call(api.approve, { body: approval })
        putItem(item.id, item)
        refresh()
      } finally {
        await queries.invalidateQueries({ queryKey: keys.comparisons })
      }
    },

    /** Brings a deleted item back, under the permalink that the server proposes where its own is taken. */
    async untrash(id: string): Promise<Restored<Item>> {
      const item = await client.call(api.untrash, { body: { id } }).catch((error: unknown) => {
        const permalink = proposalIn(error)
        if (!permalink) throw error
        return client.call(api.untrash, { body: { id, permalink } })
      })
      refresh()
      refreshVersions(id)
      const { items } = await client.list(api.revisions, { params: { id }, query: { limit: 1 } })
      return { item, changed: Object.values(items)[0]?.changed ?? [] }
    },

    /** Makes what a version said the newest one; of an item that visitors see, its unpublished changes. */
    async restore(stored: Item, revision: string): Promise<Item> {
      const { id, version } = stored
      const item = await client.call(api.restore, { body: { id, revision, version } })
      putItem(id, item)
      refresh()
      refreshVersions(id)
      return asEdited(item)
    },
  }
}
