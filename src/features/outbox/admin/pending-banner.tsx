import { Link } from '@tanstack/react-router'
import { useDates } from '#src/admin/dates.ts'
import { buttonClass } from '#src/admin/form/button.tsx'
import { Banner } from '#src/content/admin/banner.tsx'
import { pendingSentences } from './pending-sentences.ts'
import { useOutboxStatus } from './use-outbox-status.ts'

/** On dashboard and outbox: what has not left, and why. */
export function PendingBanner({ linked = false }: { linked?: boolean }) {
  const dates = useDates()
  const { data, dataUpdatedAt } = useOutboxStatus()
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
