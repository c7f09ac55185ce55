import type { QueryClient } from '@tanstack/react-query'
import { progressOf, type RequestState } from '#src/admin/request-state.ts'
import type { ListParts } from '#src/admin/table/use-list.ts'
import type { ContentTypeName } from '../content-type-names.ts'
import type { ContentRow } from './content-type.ts'

export type FlagCall = 'publish' | 'activate' | 'deactivate'
export type ContentAction = FlagCall | 'delete'

export interface FormState<Item> extends RequestState<Item | null> {
  /** Set by a successful create or update: the form may leave for the item's page. */
  redirectReady: boolean
}

export interface ContentState<Row, Item> {
  /** Every item that this session holds, by its id. */
  list: RequestState<Readonly<Record<string, Row>>>
  form: FormState<Item>
  /** What is under way, by item: rows show the outcome before the server has confirmed it. */
  pending: Readonly<Record<string, ContentAction>>
}

/** What the cache holds of an action as its variables. */
export interface ActionVariables {
  action: ContentAction
  id: string
}

/** Under which keys the query cache holds the items of a type and what is under way on them. */
export const cacheKeys = (name: ContentTypeName) =>
  ({
    /** All that a write may change: lists in each of their views, and counts. */
    lists: [name, 'lists'],
    views: [name, 'lists', 'views'],
    items: [name, 'items'],
    item: (id: string) => [name, 'items', id],
    /** The id of the item in the form; what it holds is under `item`. */
    open: [name, 'open'],
    saves: [name, 'save'],
    actions: [name, 'action'],
    actionsOn: (id: string) => [name, 'action', id],
  }) as const

/** What a successful call of this name makes of an item's flags. */
export const flagsAfter = {
  publish: { published: true },
  activate: { active: true },
  deactivate: { active: false },
} as const satisfies Record<FlagCall, Partial<ContentRow>>

/** The states of the specification's section 4, read off what the query cache holds. */
export const contentState = <Row extends ContentRow, Item extends Row>(
  queries: QueryClient,
  name: ContentTypeName,
): ContentState<Row, Item> => ({
  list: listState<Row>(queries, name),
  form: formState<Item>(queries, name),
  pending: pendingActions(queries, name),
})

function listState<Row extends ContentRow>(
  queries: QueryClient,
  name: ContentTypeName,
): ContentState<Row, Row>['list'] {
  const keys = cacheKeys(name)
  const data: Record<string, Row> = {}
  const rows = queries
    .getQueriesData<ListParts<Row>>({ queryKey: keys.views })
    .flatMap(([, view]) => view?.pages.flatMap(({ items }) => Object.values(items)) ?? [])
  const items = queries.getQueriesData<Row>({ queryKey: keys.items })
  for (const row of [...rows, ...items.map(([, item]) => item)]) {
    if (row && row.version >= (data[row.id]?.version ?? 0)) data[row.id] = row
  }
  return { data, ...progressOf(queries, { queries: [keys.views], calls: [keys.actions] }) }
}

function formState<Item>(queries: QueryClient, name: ContentTypeName): FormState<Item> {
  const keys = cacheKeys(name)
  const open = queries.getQueryData<string>(keys.open)
  const saves = queries.getMutationCache().findAll({ mutationKey: keys.saves })
  return {
    data: (open && queries.getQueryData<Item>(keys.item(open))) || null,
    ...progressOf(queries, {
      queries: open ? [keys.item(open)] : [],
      calls: open ? [keys.saves, keys.actionsOn(open)] : [keys.saves],
    }),
    redirectReady: saves.at(-1)?.state.status === 'success',
  }
}

function pendingActions(
  queries: QueryClient,
  name: ContentTypeName,
): ContentState<never, never>['pending'] {
  const { actions } = cacheKeys(name)
  const calls = queries.getMutationCache().findAll({ mutationKey: actions, status: 'pending' })
  return Object.fromEntries(
    calls.map(({ state }) => {
      const { id, action } = state.variables as ActionVariables
      return [id, action]
    }),
  )
}
