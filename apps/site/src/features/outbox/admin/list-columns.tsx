import { Link } from '@tanstack/react-router'
import { Chip } from '@repo/platform/admin/chip.tsx'
import type { Dates } from '@repo/platform/admin/dates.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import styles from '@repo/platform/admin/table/cells.module.css'
import { rowLink, type TableColumn } from '@repo/platform/admin/table/data-table.tsx'
import type { OutboxEntry } from '../contract.ts'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'
import { optionName, valueFor } from '@repo/platform/rest/stored-option.ts'

export const stateNames = {
  waiting: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Cancelled',
} as const
export const stateTones = {
  waiting: 'amber',
  sent: 'green',
  failed: 'orange',
  dropped: 'grey',
} as const
export const kindNames = { mail: 'Email', webhook: 'Webhook', purge: 'CDN purge' } as const

interface Ways {
  dates: Dates
  /** Absent where the account may only read. */
  resend: ((entry: OutboxEntry) => void) | undefined
  sending: ReadonlySet<string>
}

export function outboxColumns({ dates, resend, sending }: Ways): TableColumn<OutboxEntry>[] {
  return [
    {
      id: 'subject',
      header: 'Subject',
      size: 'wide',
      cell: ({ id, kind, subject, recipient, lastError }) => (
        <div className={styles.stacked}>
          <Link to="/outbox/$id" params={{ id }} className={rowLink}>
            {subject ?? 'Content deleted'}
          </Link>
          <span>
            {optionName(kindNames, kind)}
            {recipient && ` to ${withUnicodeDomains(recipient)}`}
          </span>
          {lastError && <span>{withUnicodeDomains(lastError)}</span>}
        </div>
      ),
    },
    {
      id: 'state',
      header: 'Status',
      cell: ({ state }) => (
        <Chip tone={valueFor(stateTones, state) ?? 'grey'}>{optionName(stateNames, state)}</Chip>
      ),
    },
    { id: 'attempts', header: 'Attempts', size: 'narrow', cell: ({ attempts }) => attempts },
    {
      id: 'time',
      header: 'Last change',
      size: 'narrow',
      cell: ({ updatedAt }) => <span className={styles.quiet}>{dates.dateTime(updatedAt)}</span>,
    },
    {
      id: 'again',
      header: 'Send again',
      hiddenHeader: true,
      cell: (entry) =>
        resend &&
        canResend(entry) && (
          <Button disabled={sending.has(entry.id)} onClick={() => resend(entry)}>
            {resendLabel(entry)}
          </Button>
        ),
    },
  ]
}

export const resendLabel = ({ state }: Pick<OutboxEntry, 'state'>): string =>
  state === 'waiting' ? 'Send now' : 'Send again'

/** Sent emails cannot be sent again. */
export const canResend = ({ state, kind, recipient, attempts }: OutboxEntry) =>
  recipient !== null &&
  (state === 'failed' || (state === 'waiting' ? attempts > 0 : kind !== 'mail'))
