import { useDates } from '@repo/platform/admin/dates.ts'
import { Banner } from '@repo/platform/admin/banner.tsx'
import { pendingSentences } from './pending-sentences.ts'
import { useOutboxStatus } from './use-outbox-status.ts'

/** On the outbox: what has not left, and why. */
export function PendingBanner() {
  const dates = useDates()
  const { data, dataUpdatedAt } = useOutboxStatus()
  const sentences = data ? pendingSentences(data, dataUpdatedAt, dates.dateTime) : []
  if (sentences.length === 0) return null
  return <Banner tone="amber">{sentences.join(' ')}</Banner>
}
