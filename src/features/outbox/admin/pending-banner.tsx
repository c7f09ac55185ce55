import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { buttonClass } from '#src/admin/form/button.tsx'
import { Banner } from '#src/content/admin/banner.tsx'
import { outboxApi } from '../contract.ts'
import { pendingSentences } from './pending-sentences.ts'

/** On dashboard and outbox: what has not left, and why. */
export function PendingBanner({ linked = false }: { linked?: boolean }) {
  const client = useClient()
  const dates = useDates()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['outbox', 'status'],
    queryFn: () => client.call(outboxApi.status, {}),
  })
  const sentences = data ? pendingSentences(data, dataUpdatedAt, dates.dateTime) : []
  if (sentences.length === 0) return null
  return (
    <Banner
      tone="amber"
      actions={
        linked && (
          <Link to="/outbox" className={buttonClass()}>
            Outbox
          </Link>
        )
      }
    >
      {sentences.join(' ')}
    </Banner>
  )
}
