import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from '#src/admin/store.ts'
import { viewsKey, type ViewPage } from './content-store.ts'
import type { ContentState, ContentSummary } from './content-state.ts'

const pageSize = 50

interface ContentStore<Summary extends ContentSummary, Query> {
  name: string
  state(): ContentState<Summary, Summary>
  subscribe(listener: () => void): () => void
  list(query: Query & { limit: number; after?: string }): Promise<ViewPage>
}

/** One view of an area's list: the ids come from the query cache, the items from the area. */
export function useContentView<Summary extends ContentSummary, Query extends object>(
  store: ContentStore<Summary, Query>,
  query: Query,
  limit: number = pageSize,
) {
  const view = useInfiniteQuery<ViewPage>({
    queryKey: [...viewsKey(store.name), 'list', query, limit],
    queryFn: ({ pageParam }) =>
      store.list({ ...query, limit, ...(typeof pageParam === 'string' && { after: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: (page: ViewPage) => page.next,
    placeholderData: keepPreviousData,
  })
  const items = useStore(store, (state) => state.list.data)
  const rows = useMemo(
    () => view.data?.pages.flatMap(({ ids }) => ids.flatMap((id) => items[id] ?? [])) ?? [],
    [view.data, items],
  )
  return {
    rows,
    total: view.data?.pages.at(-1)?.total ?? 0,
    /** Nothing to show yet. */
    pending: view.isPending,
    /** What is shown belongs to the query before. */
    outdated: view.isPlaceholderData,
    error: view.isError && !view.data ? view.error : null,
    retry: () => void view.refetch(),
    hasMore: view.hasNextPage,
    loadingMore: view.isFetchingNextPage,
    loadMore: () => void view.fetchNextPage(),
  }
}
