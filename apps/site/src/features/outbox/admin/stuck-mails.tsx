import { useQuery } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { counted, QueueEntry } from '@repo/platform/admin/queue.tsx'
import { outboxApi, type OutboxEntry } from '../contract.ts'
import { waitingSentence } from './pending-sentences.ts'
import { useOutboxStatus } from './use-outbox-status.ts'

/** On the dashboard: what could not be sent, and what waits longer than it should, with the reason. */
export function StuckMails() {
  const dates = useDates()
  const { data, dataUpdatedAt } = useOutboxStatus()
  const client = useClient()
  const { data: last } = useQuery({
    queryKey: ['outbox', 'last failed'],
    queryFn: async (): Promise<OutboxEntry | null> => {
      const { items } = await client.list(outboxApi.list, { query: { state: 'failed', limit: 1 } })
      return Object.values(items)[0] ?? null
    },
    enabled: Boolean(data?.failed),
  })
  if (!data) return null
  const waiting = waitingSentence(data, dataUpdatedAt, dates.dateTime)
  return (
    <>
      {data.failed > 0 && (
        <QueueEntry
          tone="danger"
          title={`${counted(data.failed, 'email or webhook event', 'emails and webhook events')} could not be sent`}
          detail={last?.lastError && `Latest error: ${last.lastError}`}
          link={{ to: '/outbox', search: { state: 'failed' } }}
          action="View"
        />
      )}
      {waiting && (
        <QueueEntry
          tone={data.mailServer ? 'warning' : 'danger'}
          title={waiting}
          link={{ to: '/outbox', search: { state: 'waiting' } }}
          action="View"
        />
      )}
    </>
  )
}
