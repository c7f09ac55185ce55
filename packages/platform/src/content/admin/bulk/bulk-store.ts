import type { QueryClient } from '@tanstack/react-query'
import { forgetCalls, runCall } from '#src/admin/request-state.ts'
import type { ListPart } from '#src/admin/table/use-list.ts'
import type { Bulk } from '#src/content/bulk-calls.ts'
import type { Client } from '#src/rest/client.ts'
import type { Trashed } from '#src/content/version-calls.ts'
import { cacheKeys, type ActionVariables } from '../store/content-state.ts'
import type { ContentRow, ContentType } from '../content-type.ts'

/** The change that applies to all rows. */
export type BulkChange = Pick<Bulk, 'action' | 'category'>

interface Target {
  id: string
  /** The version on the screen; absent: any. */
  version?: number
}

interface Cache<Row> {
  /** Replaces or removes an item in every cached list. */
  put(id: string, row: Row | null): void
  refresh(): void
}

/** The calls of a content store that act on several items, and those of the trash. */
export function bulkStore<Row extends ContentRow, Item extends Row>(
  { name, api }: Pick<ContentType<Row, Item>, 'name' | 'api'>,
  client: Client,
  queries: QueryClient,
  { put, refresh }: Cache<Row>,
) {
  const keys = cacheKeys(name)

  function refreshTrash(): void {
    void queries.invalidateQueries({ queryKey: keys.trash })
    void queries.invalidateQueries({ queryKey: keys.allRevisions })
  }

  return {
    /** Sends one call for up to 200 rows; the response has the result of each. */
    bulk(change: BulkChange, rows: readonly Target[]) {
      const ids = rows.map(({ id }) => id)
      const seen = rows.flatMap(({ id, version }) => (version ? [[id, version] as const] : []))
      const body = { ...change, ids, ...(seen.length && { versions: Object.fromEntries(seen) }) }
      const variables: ActionVariables = { action: change.action, ids }
      forgetCalls(queries, keys.bulkActions)
      return runCall(queries, keys.bulkActions, variables, async () => {
        const answer = await client.call(api.bulk, { body })
        for (const { item } of answer.done) put(item.id, change.action === 'delete' ? null : item)
        refresh()
        refreshTrash()
        return answer
      })
    },

    /** The arguments of `useList` for deleted items with the text in their title. */
    trash: (query: object) =>
      [
        [...keys.trash, query],
        (page: object): Promise<ListPart<Trashed>> =>
          client.list(api.trash, { query: { ...query, ...page } }),
      ] as const,

    /** Sends one call for up to 200 deleted items. */
    async purgeMany(rows: readonly Target[]) {
      const answer = await client.call(api.purgeMany, { body: { ids: rows.map(({ id }) => id) } })
      refreshTrash()
      return answer
    },
  }
}
