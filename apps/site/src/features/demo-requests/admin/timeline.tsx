import type { ReactNode } from 'react'
import { useDates } from '@repo/platform/admin/dates.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { optionName } from '@repo/platform/rest/stored-option.ts'
import type { DemoRequest } from '../contract.ts'
import type { TimelineEntry } from '../timeline-contract.ts'
import { factNames } from '../fact-names.ts'
import { useTimeline } from './demo-requests-query.ts'
import { nobodyName, stateNames } from './labels.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './timeline.module.css'

/** An event that another feature has recorded for a demo request. */
export interface TimelineEvent {
  id: string
  at: string
  by: string | null
  what: ReactNode
}

interface Props {
  demoRequest: Pick<DemoRequest, 'id' | 'createdAt'>
  /** Events of other features. */
  events: readonly TimelineEvent[]
  /** Links to an email; absent where the account may not read emails. */
  renderMail?: ((id: string, text: string) => ReactNode) | undefined
}

/** The history of a demo request, oldest first. */
export function Timeline({ demoRequest, events, renderMail }: Props) {
  const { data, error, refetch } = useTimeline(demoRequest.id)
  const dates = useDates()
  if (error && !data)
    return (
      <p role="alert">
        The timeline could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    )
  const received = { id: 'received', at: demoRequest.createdAt, by: null, what: 'Received' }
  const own = (data ?? []).map((entry) => eventOf(entry, renderMail))
  const all = [received, ...[...own, ...events].toSorted((a, b) => a.at.localeCompare(b.at))]
  return (
    <ol className={styles.timeline} aria-busy={data === undefined}>
      {all.map(({ id, at, by, what }) => (
        <li key={id}>
          <div>{what}</div>
          <Text size="chart" tone="muted">
            <time dateTime={at} title={dates.full(at)}>
              {dates.dateTime(at)}
            </time>
            {by && `, ${by}`}
          </Text>
        </li>
      ))}
    </ol>
  )
}

const mailStates = {
  waiting: 'queued',
  sent: 'sent',
  failed: 'could not be sent',
  dropped: 'not sent',
}

function eventOf(entry: TimelineEntry, renderMail: Props['renderMail']): TimelineEvent {
  const { id, at } = entry
  switch (entry.kind) {
    case 'note':
      return { id, at, by: entry.by, what: <p className={styles.note}>{entry.text}</p> }
    case 'state':
      return { id, at, by: entry.by, what: `Status: ${optionName(stateNames, entry.state)}` }
    case 'assignee':
      return {
        id,
        at,
        by: entry.by,
        what: `${factNames.assignee}: ${entry.assignee ?? nobodyName}`,
      }
    case 'reply':
      return { id, at, by: entry.by, what: 'Reply started in an email program' }
    case 'other':
      return {
        id,
        at,
        by: entry.by,
        what: `Recorded by another version of the software: ${entry.name}`,
      }
    case 'mail': {
      const subject = entry.subject ?? 'Content deleted'
      return {
        id,
        at,
        by: null,
        what: (
          <>
            Email{entry.to && ` to ${entry.to}`}: {renderMail ? renderMail(id, subject) : subject},{' '}
            {optionName(mailStates, entry.state)}
          </>
        ),
      }
    }
  }
}
