import type { QueryClient } from '@tanstack/react-query'
import { progressOf, type RequestState } from '#src/admin/request-state.ts'
import type { ListParts } from '#src/admin/table/use-list.ts'
import type { Bulk } from '#src/content/bulk-calls.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import type { ContentRow } from '../content-type.ts'

export type FlagCall = 'publish' | 'activate' | 'deactivate'
export type ContentAction = FlagCall | 'delete'

export interface FormState<Item> extends RequestState<Item | null> {
  /** Set by a successful create or update: the page may redirect to the item. */
  redirectReady: boolean
}

export interface ContentState<Row, Item> {
  /** Every item in the query cache, by id. */
  list: RequestState<Readonly<Record<string, Row>>>
  form: FormState<Item>
  /** Pending actions by item id: rows show their outcome optimistically. */
  pending: Readonly<Record<string, Bulk['action']>>
}

/** The variables of the mutation. */
export interface ActionVariables {
  action: Bulk['action']
  ids: readonly string[]
}

/** The query keys and mutation keys of a type. */
export const cacheKeys = (name: ContentTypeName) =>
  ({
    /** Invalidated by every write: lists with any filters, and counts. */
    lists: [name, 'lists'],
    views: [name, 'lists', 'views'],
    items: [name, 'items'],
    comparisons: [name, 'comparisons'],
    item: (id: string) => [name, 'items', id],
    /** The id of the item in the form; its data is under `item`. */
    open: [name, 'open'],
    saves: [name, 'save'],
    trash: [name, 'trash'],
    drafts: [name, 'drafts'],
    revisions: (id: string) => [name, 'revisions', id],
    allRevisions: [name, 'revisions'],
    actions: [name, 'action'],
    bulkActions: [name, 'action', 'bulk'],
    actionsOn: (id: string) => [name, 'action', 'one', id],
  }) as const

/** The flags of an item after the call; the other bulk actions change none. */
export const flagsAfter = {
  publish: { published: true },
  activate: { active: true },
  deactivate: { active: false },
} as const satisfies Record<FlagCall, Partial<ContentRow>>

/** The states of the specification's section 4, derived from the query cache. */
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
    calls.flatMap(({ state }) => {
      const { ids, action } = state.variables as ActionVariables
      return ids.map((id) => [id, action])
    }),
  )
}
