import { useDates } from '@repo/platform/admin/dates.ts'
import { counted, QueueEntry } from '@repo/platform/admin/queue.tsx'
import { useDemoRequestCount, useDemoRequests } from './demo-requests-query.ts'

/** On the dashboard: requests that a program may have sent, until somebody has looked at them. */
export function DoubtfulDemoRequests() {
  const count = useDemoRequestCount('doubtful')
  if (!count) return null
  return (
    <QueueEntry
      title={counted(count, 'doubtful demo request', 'doubtful demo requests')}
      detail={
        count === 1
          ? 'A program may have sent it. It is deleted after 30 days.'
          : 'A program may have sent them. They are deleted after 30 days.'
      }
      link={{ to: '/leads', search: { state: 'doubtful' } }}
      action="Check"
    />
  )
}

/** On the dashboard: who waits for a first answer, and since when. */
export function WaitingDemoRequests() {
  const { rows, total } = useDemoRequests({ state: 'new', sort: 'createdAt' }, 1)
  const dates = useDates()
  const [oldest] = rows
  if (!oldest) return null
  return (
    <QueueEntry
      title={`${counted(total, 'demo request waits', 'demo requests wait')} for a first answer`}
      detail={`The ${total === 1 ? 'one' : 'oldest'} is from ${oldest.company}, ${dates.dateTime(oldest.createdAt)}.`}
      link={{ to: '/leads', search: { state: 'new', sort: 'createdAt' } }}
      action="Answer"
    />
  )
}
