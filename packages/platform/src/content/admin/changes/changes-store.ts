import type { Client } from '#src/rest/client.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { ContentCache } from '../store/content-cache.ts'
import { asEdited } from './edited-item.ts'

type Seen = Pick<ContentRow, 'id' | 'version'>

/** The calls of the unpublished changes of an item. */
export function changesStore<Row extends ContentRow, Item extends Row>(
  { api }: Pick<ContentType<Row, Item>, 'api'>,
  client: Client,
  { putItem, refresh, refreshVersions }: ContentCache<Row, Item>,
) {
  function put(item: Item): Item {
    putItem(item.id, item)
    refresh()
    refreshVersions(item.id)
    return asEdited(item)
  }

  return {
    /** What visitors see from now on is what the changes say. */
    publishChanges: async ({ id, version }: Seen): Promise<Item> =>
      put(await client.call(api.publishChanges, { body: { id, version } })),

    /** The clock publishes them; null: somebody does. */
    scheduleChanges: async ({ id, version }: Seen, publishAt: string | null): Promise<Item> =>
      put(await client.call(api.scheduleChanges, { body: { id, version, publishAt } })),

    /** A version of the item keeps what they said. */
    discardChanges: async ({ id }: Pick<Seen, 'id'>): Promise<Item> =>
      put(await client.call(api.discardChanges, { params: { id } })),
  }
}
