import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '#src/admin/client.ts'
import { derivedStore, forgetCalls, runCall } from '#src/admin/request-state.ts'
import { withRow, type ListPart, type ListParts } from '#src/admin/table/use-list.ts'
import { isCallError } from '#src/rest/call-error.ts'
import type { Client } from '#src/rest/client.ts'
import type { Problem } from '#src/rest/problem.ts'
import type { Approval, Comparison } from '#src/content/freshness-schemas.ts'
import type { Changer, ContentCounts } from '#src/content/list-calls.ts'
import type { Revision } from '#src/content/version-calls.ts'
import type { Restored } from '../actions/action-message.ts'
import { bulkStore } from '../bulk/bulk-store.ts'
import {
  cacheKeys,
  contentState,
  flagsAfter,
  type ActionVariables,
  type ContentAction,
  type FlagCall,
} from './content-state.ts'
import type { ContentRow, ContentType, ScheduleChange } from '../content-type.ts'
import { bodyOf, type Values } from '../fields/fields.ts'

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
  const keys = cacheKeys(name)
  const isOpen = (id: string) => queries.getQueryData<string>(keys.open) === id

  function open(id: string): void {
    // No component observes this query: without this the cache would collect it while it is in use.
    queries.setQueryDefaults(keys.open, { gcTime: Infinity })
    queries.setQueryData(keys.open, id)
  }

  /** Replaces or removes a row in every cached list. */
  function putRow(id: string, row: Row | null): void {
    queries.setQueriesData<ListParts<Row>>(
      { queryKey: keys.views },
      (view) =>
        view && {
          ...view,
          pages: view.pages.map((part) => ({ ...part, items: withRow(part.items, id, row) })),
        },
    )
  }

  const putItem = (id: string, item: Item | null) => {
    putRow(id, item)
    // Only an item in a form is cached with all of its fields.
    queries.setQueryData<Item | null>(keys.item(id), (cached) => (cached ? item : undefined))
  }

  /** What a list has of an item, beside what else is cached of it. */
  function putListed(id: string, row: Row | null): void {
    putRow(id, row)
    queries.setQueryData<Item | null>(keys.item(id), (cached) =>
      cached ? row && { ...cached, ...row } : undefined,
    )
  }

  const refresh = () => void queries.invalidateQueries({ queryKey: keys.lists })

  function refreshVersions(id: string): void {
    void queries.invalidateQueries({ queryKey: keys.trash })
    void queries.invalidateQueries({ queryKey: keys.revisions(id) })
  }

  const read = (id: string) => client.call(api.get, { params: { id } })

  async function flag(call: FlagCall, id: string, schedule?: ScheduleChange): Promise<Item> {
    const endpoint = api[call]
    if (!endpoint) throw new Error(`${name} has no ${call}`)
    const item = await client.call(endpoint, { body: { id, ...schedule } })
    return { ...item, ...flagsAfter[call] }
  }

  return {
    ...derivedStore(queries, () => contentState<Row, Item>(queries, name)),
    ...bulkStore({ name, api }, client, queries, { put: putListed, refresh }),

    /** The arguments of `useList` for a list with these filters. */
    view: (query: object) =>
      [
        [...keys.views, query],
        (page: object): Promise<ListPart<Row>> =>
          client.list(api.list, { query: { ...query, ...page } }),
      ] as const,

    /** The options of `useQuery` for how many items there are, and in each status. */
    counts: (filters: object) =>
      ({
        queryKey: [...keys.lists, 'counts', filters],
        queryFn: (): Promise<ContentCounts> => client.call(api.counts, { query: filters }),
      }) as const,

    /** The options of `useQuery` for who has changed an item. */
    changers: {
      queryKey: [...keys.lists, 'changers'],
      queryFn: (): Promise<Changer[]> => client.call(api.changers, {}),
    } as const,

    /** The options of `useQuery` for one item. */
    item: (id: string) =>
      ({
        queryKey: keys.item(id),
        queryFn: (): Promise<Item | null> => read(id),
        // Fetched when it is opened, never refetched while somebody types.
        staleTime: Infinity,
        retry: false,
      }) as const,

    /** One item as it is stored now. */
    read,

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
     * changed. Other fields of the contract keep their stored values; a schedule is not even sent.
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
        const item = stored
          ? await client.call(api.update, { body: { ...kept, ...body } })
          : await client.call(api.create, { body })
        putRow(item.id, item)
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

    /** Returns the item after the action; of a deleted one, as it was before. */
    act(action: ContentAction, id: string, schedule?: ScheduleChange): Promise<Item> {
      forgetCalls(queries, keys.actionsOn(id))
      const variables: ActionVariables = { action, ids: [id] }
      return runCall(queries, keys.actionsOn(id), variables, async () => {
        if (action === 'delete') {
          const item = await read(id)
          await client.call(api.remove, { params: { id } })
          if (isOpen(id)) open('')
          putItem(id, null)
          refresh()
          // Its versions are gone with it until it comes back.
          void queries.invalidateQueries({ queryKey: keys.trash })
          return item
        }
        const item = await flag(action, id, schedule)
        putItem(id, item)
        refresh()
        refreshVersions(id)
        return item
      })
    },

    /** Makes a stored item a counterpart of another, or of none; what it says stays. */
    async tie(stored: Item, counterpartOf: string | null): Promise<Item> {
      const body = { ...pickBodyFields(stored, api.update), counterpartOf }
      const item = await client.call(api.update, { body })
      putItem(item.id, item)
      refresh()
      refreshVersions(item.id)
      return item
    },

    /** The options of `useQuery` for a counterpart block by block; beside itself it is only shown. */
    comparison: (id: string, source: string) =>
      ({
        queryKey: [...keys.comparisons, id, source],
        queryFn: (): Promise<Comparison> =>
          client.call(api.compare, { params: { id }, query: { source } }),
      }) as const,

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

    /** The arguments of `useList` for the versions of an item, newest first. */
    revisions: (id: string) =>
      [
        keys.revisions(id),
        (page: object): Promise<ListPart<Revision>> =>
          client.list(api.revisions, { params: { id }, query: page }),
      ] as const,

    /** The options of `useQuery` for an item as it was. */
    revision: (id: string, revision: string) =>
      ({
        queryKey: [...keys.revisions(id), revision],
        queryFn: (): Promise<Item> => client.call(api.revision, { params: { id, revision } }),
      }) as const,

    /** Makes what a version said the newest one. */
    async restore(stored: Item, revision: string): Promise<Item> {
      const { id, version } = stored
      const item = await client.call(api.restore, { body: { id, revision, version } })
      putItem(id, item)
      refresh()
      refreshVersions(id)
      return item
    },
  }
}

/** A free permalink in place of one that is taken. */
export const proposalIn = (error: unknown): string | undefined =>
  isCallError(error) && error.errorCode === 'PERMALINK_TAKEN'
    ? (error.error as Partial<Problem>).proposal
    : undefined

/** The item's fields that the body of the call has. */
function pickBodyFields(
  item: object,
  { body }: { body: { shape: object } },
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).filter(([key]) => key in body.shape))
}

export function useContent<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
): ContentStore<Row, Item> {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(() => createContentStore(type, client, queries), [type, client, queries])
}
