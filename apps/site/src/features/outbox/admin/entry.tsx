import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Chip } from '@repo/platform/admin/chip.tsx'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { Facts, type Fact } from '@repo/platform/admin/record/facts.tsx'
import { RecordPage, RecordPanel, RecordSection } from '@repo/platform/admin/record/record.tsx'
import { ListLink } from '@repo/platform/admin/table/list-link.tsx'
import { outboxApi, type OutboxItem } from '../contract.ts'
import styles from './entry.module.css'
import { canResend, kindNames, resendLabel, stateNames, stateTones } from './list-columns.tsx'
import { nextAttempt } from './next-attempt.ts'
import { PendingBanner } from './pending-banner.tsx'
import { useOutboxStatus } from './use-outbox-status.ts'
import { useResend } from './use-resend.ts'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'
import { optionName, valueFor } from '@repo/platform/rest/stored-option.ts'

/** One email or webhook with its recipient, its content without secrets, and its attempts. */
export function OutboxEntryPage() {
  const { id } = useParams({ from: '/outbox/$id' })
  const client = useClient()
  const { data, error, refetch } = useQuery<OutboxItem>({
    queryKey: ['outbox', 'item', id],
    queryFn: () => client.call(outboxApi.get, { params: { id } }),
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? <Entry item={data} /> : <LoadingPage />
}

function Entry({ item }: { item: OutboxItem }) {
  const dates = useDates()
  const { id, kind, state, subject, recipient, attempts, lastError, content, log } = item
  const mailServer = useOutboxStatus().data?.mailServer
  const { sending, resend } = useResend()
  const facts: Fact[] = [
    { label: 'To', value: recipient ? withUnicodeDomains(recipient) : 'deleted' },
    { label: 'Created', value: dates.dateTime(item.createdAt) },
    { label: 'Attempts', value: String(attempts) },
    { label: 'Latest error', value: lastError ? withUnicodeDomains(lastError) : 'none' },
    state === 'sent'
      ? { label: 'Sent', value: item.sentAt ? dates.dateTime(item.sentAt) : 'yes' }
      : { label: 'Next attempt', value: nextAttempt(item, mailServer, dates.dateTime) },
  ]
  return (
    <RecordPage
      back={<ListLink to="/outbox">Outbox</ListLink>}
      title={subject ?? 'Content deleted'}
      status={
        <Chip tone={valueFor(stateTones, state) ?? 'grey'}>{optionName(stateNames, state)}</Chip>
      }
      state={optionName(kindNames, kind)}
      actions={
        resend &&
        canResend(item) && (
          <Button variant="primary" disabled={sending.has(id)} onClick={() => resend(item)}>
            {resendLabel(item)}
          </Button>
        )
      }
      asideLabel="Email or event details"
      aside={
        <RecordPanel title={optionName(kindNames, kind)}>
          <Facts facts={facts} stacked />
        </RecordPanel>
      }
    >
      {state !== 'sent' && <PendingBanner />}
      <RecordSection title="Content">
        <p className={styles.content}>{contentText(content)}</p>
      </RecordSection>
      {log.length > 0 && (
        <RecordSection title="Attempts">
          <ol className={styles.log}>
            {log.map(({ at, status, error }) => (
              <li key={at}>
                {dates.dateTime(at)}: {error ? withUnicodeDomains(error) : 'accepted'}
                {status !== null && ` (${status})`}
              </li>
            ))}
          </ol>
        </RecordSection>
      )}
    </RecordPage>
  )
}

function contentText(content: OutboxItem['content']): string {
  if (!content) return 'Content is deleted 30 days after sending.'
  if ('unreadable' in content)
    return 'This version of the software cannot read the content. Update the software to see it.'
  return 'text' in content
    ? withUnicodeDomains(content.text)
    : JSON.stringify(content.data, null, 2)
}
