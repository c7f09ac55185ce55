import { useQuery } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { useList } from '#src/admin/table/use-list.ts'
import { demoRequestsApi, type DemoRequestState } from '../contract.ts'
import type { DemoRequestsSearch } from './list-search.ts'

export function useDemoRequests(search: DemoRequestsSearch, limit?: number) {
  const client = useClient()
  return useList(
    ['leads', 'list', search],
    (page) =>
      client.list(demoRequestsApi.list, { query: { ...search, ...page, sort: '-createdAt' } }),
    limit,
  )
}

export function useDemoRequestCount(state: DemoRequestState): number | undefined {
  const client = useClient()
  const { data } = useQuery({
    queryKey: ['leads', 'count', state],
    queryFn: () => client.list(demoRequestsApi.list, { query: { state, limit: 1 } }),
    select: ({ total }) => total,
  })
  return data
}
