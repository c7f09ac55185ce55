import { useQuery } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { useList } from '@repo/platform/admin/table/use-list.ts'
import { newsletterApi, type RecordedSubscription } from '../contract.ts'
import type { SubscriptionsSearch } from './list-search.ts'

export function useSubscriptions(filters: SubscriptionsSearch = {}, limit?: number) {
  const client = useClient()
  return useList(
    ['subscriptions', 'list', filters],
    (page) => client.list(newsletterApi.list, { query: { ...page, ...filters } }),
    limit,
  )
}

export function useSubscription(id: string) {
  const client = useClient()
  return useQuery<RecordedSubscription>({
    queryKey: ['subscriptions', 'item', id],
    queryFn: () => client.call(newsletterApi.get, { params: { id } }),
  })
}

/** How many subscriptions each state has. */
export function useSubscriptionCounts() {
  const client = useClient()
  return useQuery({
    queryKey: ['subscriptions', 'counts'],
    queryFn: () => client.call(newsletterApi.counts, {}),
  })
}
