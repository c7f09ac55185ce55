import { useQuery } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { outboxApi } from '../contract.ts'

/** Whether a mail server is set up, and what has not left. */
export function useOutboxStatus() {
  const client = useClient()
  return useQuery({
    queryKey: ['outbox', 'status'],
    queryFn: () => client.call(outboxApi.status, {}),
  })
}
