import { useDates } from '@repo/platform/admin/dates.ts'
import { counted, QueueEntry } from '@repo/platform/admin/queue.tsx'
import { useDemoRequestCount, useDemoRequests } from './demo-requests-query.ts'

/** On the dashboard: requests that a program may have sent, until somebody has looked at them. */
export function DoubtfulDemoRequests() {
  const count = useDemoRequestCount('doubtful')
  if (!count) return null
  return (
    <QueueEntry
      title={counted(count, 'demo request may be spam', 'demo requests may be spam')}
      detail={
        count === 1
          ? 'It will be deleted after 30 days unless you accept it.'
          : 'They will be deleted after 30 days unless you accept them.'
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
      title={`${counted(total, 'demo request needs', 'demo requests need')} a first reply`}
      detail={`${total === 1 ? 'Received from' : 'The oldest is from'} ${oldest.company}, ${dates.dateTime(oldest.createdAt)}.`}
      link={{ to: '/leads', search: { state: 'new', sort: 'createdAt' } }}
      action="Reply"
    />
  )
}
