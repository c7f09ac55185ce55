import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

interface Part<Row> {
  items: Readonly<Record<string, Row>>
  total: number
  next?: string
}

/** A server-paged list that is only read: rows so far, how many there are, how to get more. */
export function useList<Row>(
  key: readonly unknown[],
  ask: (page: { limit: number; after?: string }) => Promise<Part<Row>>,
  limit = 50,
) {
  const list = useInfiniteQuery<Part<Row>>({
    queryKey: [...key, limit],
    queryFn: ({ pageParam }) =>
      ask({ limit, ...(typeof pageParam === 'string' && { after: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: (part: Part<Row>) => part.next,
    placeholderData: keepPreviousData,
  })
  const rows = useMemo(
    () => list.data?.pages.flatMap(({ items }) => Object.values(items)) ?? [],
    [list.data],
  )
  return {
    rows,
    total: list.data?.pages.at(-1)?.total ?? 0,
    pending: list.isPending,
    error: list.isError && !list.data ? list.error : null,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  }
}
