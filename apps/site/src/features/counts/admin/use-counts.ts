import { useQuery } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { countsApi, type CountRow } from '../contract.ts'

const dayMs = 24 * 60 * 60_000

/** The days that the dashboard shows, today included, as the server counts them: in UTC. */
export function lastDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
}

export function useCounts(days: readonly string[], by: string, limit?: number) {
  const client = useClient()
  const query = { from: days[0]!, to: days.at(-1)!, by, ...(limit && { limit }) }
  return useQuery<CountRow[]>({
    queryKey: ['counts', query],
    queryFn: () => client.call(countsApi.list, { query }),
    staleTime: 60_000,
  })
}
