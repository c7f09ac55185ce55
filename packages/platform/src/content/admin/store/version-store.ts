import { asEdited } from '../changes/edited-item.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Approval } from '#src/content/freshness-schemas.ts'
import type { Client } from '#src/rest/client.ts'
import type { Restored } from '../actions/action-message.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { pickBodyFields } from './body-fields.ts'
import type { ContentCache } from './content-cache.ts'
import { proposalIn } from './permalink-proposal.ts'

/** The calls about translations, revisions and deleted items. */
export function versionStore<Row extends ContentRow, Item extends Row>(
  { api }: Pick<ContentType<Row, Item>, 'api'>,
  client: Client,
  queries: QueryClient,
  { keys, putItem, refresh, refreshVersions }: ContentCache<Row, Item>,
) {
  return {
    /** Links a stored item to a translation group, or removes it from its group; its text stays. */
    async linkTranslation(stored: Item, counterpartOf: string | null): Promise<Item> {
      // The group is not part of the text, so the change applies at once and unpublished changes
      // stay unpublished.
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

    /** Records that the translation is up to date with these blocks of its source. */
    async approve(approval: Approval): Promise<void> {
      try {
        const item = await client.call(api.approve, { body: approval })
        putItem(item.id, item)
        refresh()
      } finally {
        await queries.invalidateQueries({ queryKey: keys.comparisons })
      }
    },

    /** Restores a deleted item, under a permalink that the server proposes if its own is in use. */
    async untrash(id: string): Promise<Restored<Item>> {
      const item = await client.call(api.untrash, { body: { id } }).catch((error: unknown) => {
        const permalink = proposalIn(error)
        if (!permalink) throw error
        return client.call(api.untrash, { body: { id, permalink } })
      })
      putItem(id, item)
      refresh()
      refreshVersions(id)
      const { items } = await client.list(api.revisions, { params: { id }, query: { limit: 1 } })
      return { item, changed: Object.values(items)[0]?.changed ?? [] }
    },

    /**
     * Makes the values of a revision the newest ones; for a public item, its unpublished changes.
     */
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
