import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { useList } from '#src/admin/table/use-list.ts'
import { calculatorApi, type Run } from '../contract.ts'

interface RunsQuery {
  search?: string
  leadId?: string
}

export function useRuns(query: RunsQuery, limit?: number) {
  const client = useClient()
  return useList(
    ['calculator', 'list', query],
    (page) => client.list(calculatorApi.list, { query: { ...query, ...page } }),
    limit,
  )
}

export function useRun(id: string | undefined) {
  const client = useClient()
  return useQuery<Run>({
    queryKey: ['calculator', 'item', id],
    queryFn: () => client.call(calculatorApi.get, { params: { id: id ?? '' } }),
    enabled: Boolean(id),
  })
}

/** After a write: whatever shows stored runs asks anew. */
export function useInvalidateRuns(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const view of ['list', 'item'])
      void queries.invalidateQueries({ queryKey: ['calculator', view] })
  }
}
