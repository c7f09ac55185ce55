import { useQuery } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { useList } from '#src/admin/table/use-list.ts'
import { leadsApi, type LeadState } from '../contract.ts'
import type { LeadsSearch } from './list-search.ts'

export function useLeads(search: LeadsSearch, limit?: number) {
  const client = useClient()
  return useList(
    ['leads', 'list', search],
    (page) => client.list(leadsApi.list, { query: { ...search, ...page } }),
    limit,
  )
}

export function useLeadCount(state: LeadState): number | undefined {
  const client = useClient()
  const { data } = useQuery({
    queryKey: ['leads', 'count', state],
    queryFn: () => client.list(leadsApi.list, { query: { state, limit: 1 } }),
    select: ({ total }) => total,
  })
  return data
}
