import { asEdited } from '../changes/edited-item.ts'
import type { QueryClient } from '@tanstack/react-query'
import { withRow, type ListParts } from '#src/admin/table/use-list.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { cacheKeys } from './content-state.ts'

export type ContentCache<Row extends ContentRow, Item extends Row> = ReturnType<
  typeof contentCache<Row, Item>
>

/** What the query cache has of one type: where it is, and how a write changes it. */
export function contentCache<Row extends ContentRow, Item extends Row>(
  { name }: Pick<ContentType<Row, Item>, 'name'>,
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

  /**
   * Only an item in a form is cached with all of its fields; null where it was deleted. One that has come back is
   * read again.
   */
  function putCached(id: string, row: Row | null, change: (cached: Item) => Item | null): void {
    const queryKey = keys.item(id)
    const cached = queries.getQueryData<Item | null>(queryKey)
    if (cached) queries.setQueryData<Item | null>(queryKey, change(cached))
    else if (cached === null && row) void queries.resetQueries({ queryKey, exact: true })
  }

  const putItem = (id: string, item: Item | null) => {
    putRow(id, item)
    putCached(id, item, () => item && asEdited(item))
  }

  /** What a list has of an item, beside what else is cached of it. */
  function putListed(id: string, row: Row | null): void {
    putRow(id, row)
    putCached(id, row, (cached) => row && { ...cached, ...row })
  }

  const refresh = () => void queries.invalidateQueries({ queryKey: keys.lists })

  function refreshVersions(id: string): void {
    void queries.invalidateQueries({ queryKey: keys.trash })
    void queries.invalidateQueries({ queryKey: keys.revisions(id) })
  }

  return { keys, isOpen, open, putRow, putItem, putListed, refresh, refreshVersions }
}
