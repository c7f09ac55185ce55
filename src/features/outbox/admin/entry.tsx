import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Chip } from '#src/admin/chip.tsx'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { PageHeader } from '#src/admin/page-header.tsx'
import { Page } from '#src/admin/page.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { outboxApi, type OutboxItem } from '../contract.ts'
import styles from './entry.module.css'
import { kindNames, stateNames, stateTones } from './list-columns.tsx'
import { nextAttempt } from './next-attempt.ts'
import { PendingBanner } from './pending-banner.tsx'
import { useOutboxStatus } from './use-outbox-status.ts'

/** One mail or webhook: to whom, what it says without its secrets, and what became of it. */
export function OutboxEntryPage() {
  const { id } = useParams({ from: '/outbox/$id' })
  const client = useClient()
  const { data, error, refetch } = useQuery<OutboxItem>({
    queryKey: ['outbox', 'item', id],
    queryFn: () => client.call(outboxApi.get, { params: { id } }),
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? <Entry item={data} /> : <LoadingImage label="Loading" />
}

function Entry({ item }: { item: OutboxItem }) {
  const dates = useDates()
  const { kind, state, subject, recipient, attempts, lastError, content, log } = item
  const mailServer = useOutboxStatus().data?.mailServer
  const facts: [string, string][] = [
    ['To', recipient ?? 'deleted'],
    ['Created', dates.dateTime(item.createdAt)],
    ['Attempts', String(attempts)],
    ['Last error', lastError ?? 'none'],
    state === 'sent'
      ? ['Sent', item.sentAt ? dates.dateTime(item.sentAt) : 'yes']
      : ['Next attempt', nextAttempt(item, mailServer, dates.dateTime)],
  ]
  return (
    <Page back={<Link to="/outbox">Outbox</Link>}>
      <PageHeader title={subject ?? 'Content deleted'} summary={kindNames[kind]}>
        <Chip tone={stateTones[state]}>{stateNames[state]}</Chip>
      </PageHeader>
      {state !== 'sent' && <PendingBanner />}
      <div className={styles.entry}>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <section>
          <h2>Content</h2>
          <p className={styles.content}>
            {content
              ? 'text' in content
                ? content.text
                : JSON.stringify(content.data, null, 2)
              : 'The content is deleted 30 days after it was sent.'}
          </p>
        </section>
        {log.length > 0 && (
          <section>
            <h2>Attempts</h2>
            <ol>
              {log.map(({ at, status, error }) => (
                <li key={at}>
                  {dates.dateTime(at)}: {error ?? 'accepted'}
                  {status !== null && ` (${status})`}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Page>
  )
}
