import { useClient } from '#src/admin/client.ts'
import { useList } from '#src/admin/table/use-list.ts'
import { newsletterApi } from '../contract.ts'

export function useSubscriptions(search = '', limit?: number) {
  const client = useClient()
  return useList(
    ['subscriptions', 'list', search],
    (page) => client.list(newsletterApi.list, { query: { ...page, ...(search && { search }) } }),
    limit,
  )
}
