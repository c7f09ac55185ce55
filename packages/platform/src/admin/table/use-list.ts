import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
  type InfiniteData,
} from '@tanstack/react-query'
import { useMemo } from 'react'

/** A page of a list, as the server returns it. */
export interface ListPart<Row> {
  items: Readonly<Record<string, Row>>
  total: number
  next?: string
}

/** The query cache's data of a list. */
export type ListParts<Row> = InfiniteData<ListPart<Row>>

type Request<Row> = (page: { limit: number; after?: string }) => Promise<ListPart<Row>>

export const listOptions = <Row>(key: readonly unknown[], request: Request<Row>, limit = 50) =>
  infiniteQueryOptions({
    queryKey: [...key, limit],
    queryFn: ({ pageParam }) => request({ limit, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (part) => part.next,
  })

/** The items of a page with another version of a row, or without the row. */
export function withRow<Row>(
  items: ListPart<Row>['items'],
  id: string,
  row: Row | null,
): ListPart<Row>['items'] {
  if (!(id in items)) return items
  if (row) return { ...items, [id]: row }
  const { [id]: _, ...others } = items
  return others
}

/** Returns each row once, even if it has moved to a later page since its own page was loaded. */
export function rowsOf<Row>(pages: readonly ListPart<Row>[]): Row[] {
  const rows = new Map<string, Row>()
  for (const { items } of pages) for (const [id, row] of Object.entries(items)) rows.set(id, row)
  return [...rows.values()]
}

/** Rows of one request while all are loaded. */
const mostAtOnce = 200

/** Loads all rows, including those that the list has not loaded yet. */
async function loadAll<Row>(request: Request<Row>): Promise<Row[]> {
  const parts: ListPart<Row>[] = []
  let after: string | undefined
  do {
    const part = await request({ limit: mostAtOnce, ...(after !== undefined && { after }) })
    parts.push(part)
    after = part.next
  } while (after !== undefined)
  return rowsOf(parts)
}

/** A list with pagination: the rows so far, their total, `loadMore`. */
export function useList<Row>(key: readonly unknown[], request: Request<Row>, limit?: number) {
  const options = listOptions(key, request, limit)
  // The prefetch starts before the page renders with the new filters.
  usePrefetchInfiniteQuery(options)
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData })
  const rows = useMemo(() => rowsOf(list.data?.pages ?? []), [list.data])
  return {
    rows,
    total: list.data?.pages.at(-1)?.total ?? 0,
    /** Nothing to show yet. */
    pending: list.isPending,
    /** The rows are those of the previous query. */
    outdated: list.isPlaceholderData,
    error: list.isError && !list.data ? list.error : null,
    retry: () => void list.refetch(),
    // The button stays in place until the rows of the new query arrive.
    hasMore: list.data?.pages.at(-1)?.next !== undefined,
    loadingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    /** The key differs between queries. */
    key: JSON.stringify(key),
    loadAll: () => loadAll(request),
    loadMore: () => !list.isPlaceholderData && void list.fetchNextPage(),
  }
}

export type List<Row> = ReturnType<typeof useList<Row>>
