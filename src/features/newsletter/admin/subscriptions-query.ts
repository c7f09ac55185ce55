import { useClient } from '#src/admin/client.ts'
import { useList } from '#src/admin/table/use-list.ts'
import { newsletterApi } from '../contract.ts'
import type { SubscriptionsSearch } from './list-search.ts'

export function useSubscriptions(filters: SubscriptionsSearch = {}, limit?: number) {
  const client = useClient()
  return useList(
    ['subscriptions', 'list', filters],
    (page) => client.list(newsletterApi.list, { query: { ...page, ...filters } }),
    limit,
  )
}
