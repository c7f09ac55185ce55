import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '#src/admin/client.ts'
import { derivedStore, forgetCalls, runCall } from '#src/admin/request-state.ts'
import type { ListPart, ListParts } from '#src/admin/table/use-list.ts'
import type { Client } from '#src/rest/client.ts'
import {
  cacheKeys,
  contentState,
  flagsAfter,
  type ActionVariables,
  type ContentAction,
  type FlagCall,
} from './content-state.ts'
import type { ContentRow, ContentType } from './content-type.ts'
import type { Values } from './fields.ts'

export type ContentStore<Row extends ContentRow, Item extends Row> = ReturnType<
  typeof createContentStore<Row, Item>
>

/**
 * The items of one type as this session knows them. They live in the query cache alone: this reads
 * their state off it, and each call here puts what the server answers back. Every call throws the
 * error that the state then holds.
 */
export function createContentStore<Row extends ContentRow, Item extends Row>(
  { name, api, saveClosesForm }: ContentType<Row, Item>,
  client: Client,
  queries: QueryClient,
) {
  const keys = cacheKeys(name)
  const isOpen = (id: string) => queries.getQueryData<string>(keys.open) === id

  function open(id: string): void {
    // No component asks for it, so the cache would drop it while it is in use.
    queries.setQueryDefaults(keys.open, { gcTime: Infinity })
    queries.setQueryData(keys.open, id)
  }

  /** In every view that has it. */
  function putRow(id: string, row: Row | null): void {
    const replace = (items: ListPart<Row>['items']) =>
      Object.fromEntries(
        Object.entries(items).flatMap((entry) =>
          entry[0] === id ? (row ? [[id, row]] : []) : [entry],
        ),
      )
    queries.setQueriesData<ListParts<Row>>(
      { queryKey: keys.views },
      (view) =>
        view && {
          ...view,
          pages: view.pages.map((part) => ({ ...part, items: replace(part.items) })),
        },
    )
  }

  const putItem = (id: string, item: Item | null) => {
    putRow(id, item)
    // Only an item that is in a form is held whole.
    queries.setQueryData<Item | null>(keys.item(id), (cached) => (cached ? item : undefined))
  }

  const refresh = () => void queries.invalidateQueries({ queryKey: keys.lists })

  const read = (id: string) => client.call(api.get, { params: { id } })

  function flag(call: FlagCall, id: string): Promise<Item> {
    const endpoint = api[call]
    if (!endpoint) throw new Error(`${name} has no ${call}`)
    return client.call(endpoint, { body: { id } })
  }

  return {
    ...derivedStore(queries, () => contentState<Row, Item>(queries, name)),

    /** What `useList` needs for a view of the list. */
    view: (query: object) =>
      [
        [...keys.views, query],
        (page: object): Promise<ListPart<Row>> =>
          client.list(api.list, { query: { ...query, ...page } }),
      ] as const,

    /** How many items a view has. */
    count: async (query: object): Promise<number> =>
      (await client.list(api.list, { query: { ...query, limit: 1 } })).total,

    /** What `useQuery` needs for one item. */
    item: (id: string) =>
      ({
        queryKey: keys.item(id),
        queryFn: (): Promise<Item | null> => read(id),
        // Asked when it is opened, never behind the back of somebody who is typing.
        staleTime: Infinity,
        retry: false,
      }) as const,

    /** The form holds this item from now on. */
    open,

    /** The form holds nothing from now on. */
    reset(): void {
      const id = queries.getQueryData<string>(keys.open)
      open('')
      forgetCalls(queries, keys.saves)
      if (id) queries.removeQueries({ queryKey: keys.item(id) })
    },

    /**
     * Stores what a form holds: a new item, or over the stored one that it was made from. What the
     * contract knows and the form does not show stays as that one has it.
     */
    save(values: Values, stored: Item | null): Promise<Item> {
      forgetCalls(queries, keys.saves)
      return runCall(queries, keys.saves, values, async () => {
        const item = stored
          ? await client.call(api.update, {
              body: { ...pickBodyFields(stored, api.update), ...values },
            })
          : await client.call(api.create, { body: values })
        putRow(item.id, item)
        queries.setQueryData<Item | null>(keys.item(item.id), item)
        if (saveClosesForm && isOpen(item.id)) open('')
        refresh()
        return item
      })
    },

    /** Answers the item as it then is, or as it was before it was deleted. */
    act(action: ContentAction, id: string): Promise<Item> {
      forgetCalls(queries, keys.actionsOn(id))
      const variables: ActionVariables = { action, id }
      return runCall(queries, keys.actionsOn(id), variables, async () => {
        if (action === 'delete') {
          const item = await read(id)
          await client.call(api.remove, { params: { id } })
          if (isOpen(id)) open('')
          putItem(id, null)
          refresh()
          return item
        }
        const item = { ...(await flag(action, id)), ...flagsAfter[action] }
        putItem(id, item)
        refresh()
        return item
      })
    },

    /** Stores a deleted item anew. */
    async restore(item: Item): Promise<Item> {
      const restored = await client.call(api.create, { body: pickBodyFields(item, api.create) })
      refresh()
      return restored
    },
  }
}

/** What an item holds of the fields that a call takes. */
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
