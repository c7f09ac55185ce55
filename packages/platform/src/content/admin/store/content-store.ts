import { changesStore } from '../changes/changes-store.ts'
import { asEdited, savesAsChanges } from '../changes/edited-item.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '#src/admin/client.ts'
import { derivedStore, forgetCalls, runCall } from '#src/admin/request-state.ts'
import type { Client } from '#src/rest/client.ts'
import { bulkStore } from '../bulk/bulk-store.ts'
import { actionStore } from './action-store.ts'
import { contentState } from './content-state.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { bodyOf, type Values } from '../fields/fields.ts'
import { pickBodyFields } from './body-fields.ts'
import { contentCache } from './content-cache.ts'
import { contentQueries } from './content-queries.ts'
import { versionStore } from './version-store.ts'

export type ContentStore<Row extends ContentRow, Item extends Row> = ReturnType<
  typeof createContentStore<Row, Item>
>

/**
 * The items of one type, all of them in the query cache: this derives their state from it, and each
 * call writes its response into it. Every call throws its error, which the state then holds.
 */
export function createContentStore<Row extends ContentRow, Item extends Row>(
  { name, api, fields, saveClosesForm }: ContentType<Row, Item>,
  client: Client,
  queries: QueryClient,
) {
  const cache = contentCache<Row, Item>({ name }, queries)
  const { keys, isOpen, open, putRow, putListed, refresh, refreshVersions } = cache
  const asked = contentQueries<Row, Item>(api, client, keys)

  return {
    ...derivedStore(queries, () => contentState<Row, Item>(queries, name)),
    ...asked,
    ...versionStore({ api }, client, queries, cache),
    ...changesStore({ api }, client, cache),
    ...actionStore({ name, api }, client, queries, { ...cache, read: asked.read }),
    ...bulkStore({ name, api }, client, queries, { put: putListed, refresh }),

    /** Makes this the item in the form. */
    open,

    /** Clears the form. */
    reset(): void {
      const id = queries.getQueryData<string>(keys.open)
      open('')
      forgetCalls(queries, keys.saves)
      if (id) queries.removeQueries({ queryKey: keys.item(id) })
    },

    /**
     * Creates an item, or updates the stored one that the form was opened with by the values that have
     * changed. Other fields of the contract keep their stored values; a schedule is not even sent. Of
     * an item that visitors see, they become its unpublished changes.
     */
    save(values: Values, stored: Item | null): Promise<Item> {
      forgetCalls(queries, keys.saves)
      return runCall(queries, keys.saves, values, async () => {
        const body = bodyOf({ fields }, values)
        const {
          publishAt: _,
          hideAt: __,
          ...kept
        } = stored ? pickBodyFields(stored, api.update) : {}
        const call = stored && savesAsChanges(stored) ? api.saveChanges : api.update
        const answer = stored
          ? await client.call(call, { body: { ...kept, ...body } })
          : await client.call(api.create, { body })
        putRow(answer.id, answer)
        const item = asEdited(answer)
        queries.setQueryData<Item | null>(keys.item(item.id), item)
        if (saveClosesForm && isOpen(item.id)) open('')
        refresh()
        refreshVersions(item.id)
        return item
      })
    },

    /** A link to the page of the item, public or not. */
    preview: (id: string) => client.call(api.preview, { body: { id } }),

    endPreviews: (id: string) => client.call(api.endPreviews, { params: { id } }),
  }
}

export function useContent<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
): ContentStore<Row, Item> {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(() => createContentStore(type, client, queries), [type, client, queries])
}
