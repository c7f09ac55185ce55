import { useQuery } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { useList } from '@repo/platform/admin/table/use-list.ts'
import {
  demoRequestsApi,
  type DemoRequest,
  type DemoRequestFacets,
  type DemoRequestSort,
} from '../contract.ts'
import type { TimelineEntry } from '../timeline-contract.ts'
import type { DemoRequestState } from '../states.ts'
import { queryOf, reverseOf, type DemoRequestsSearch } from './list-search.ts'

export function useDemoRequests(search: DemoRequestsSearch, limit?: number) {
  const client = useClient()
  const query = queryOf(search)
  return useList(
    ['leads', 'list', query],
    (page) => client.list(demoRequestsApi.list, { query: { ...query, ...page } }),
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

export function useDemoRequest(id: string | undefined) {
  const client = useClient()
  return useQuery<DemoRequest>({
    queryKey: ['leads', 'item', id],
    queryFn: () => client.call(demoRequestsApi.get, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
}

/** What has become of a demo request, oldest first. */
export function useTimeline(id: string) {
  const client = useClient()
  return useQuery<TimelineEntry[]>({
    queryKey: ['leads', 'timeline', id],
    queryFn: () => client.call(demoRequestsApi.timeline, { params: { id } }),
  })
}

/** What the list can be filtered by, and who may handle demo requests. */
export function useFacets(): DemoRequestFacets | undefined {
  const client = useClient()
  const { data } = useQuery({
    queryKey: ['leads', 'facets'],
    queryFn: () => client.call(demoRequestsApi.facets, {}),
  })
  return data
}

/** The ids of those before and after a demo request in the list as it was left. */
export function useNeighbours(id: string, search: DemoRequestsSearch) {
  const client = useClient()
  const query = queryOf(search)
  const besides = async (sort: DemoRequestSort) => {
    const options = { query: { ...query, sort, after: id, limit: 1 } }
    return Object.keys((await client.list(demoRequestsApi.list, options)).items)[0]
  }
  const { data } = useQuery({
    queryKey: ['leads', 'neighbours', id, query],
    queryFn: async () => ({
      previous: await besides(reverseOf(query.sort)),
      next: await besides(query.sort),
    }),
  })
  return data
}
