import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip } from '@repo/platform/admin/chip.tsx'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { settingsApi, type Delivery } from '../contract.ts'
import { outcomeOf } from './outcome.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './settings.module.css'

const deliveriesKey = ['settings', 'deliveries']

interface Props {
  /** Where the events go as it is stored; absent: nowhere. */
  host: string | undefined
  /** Whether its key is one of the settings. */
  hasOwnKey: boolean
  onSecret: (secret: string) => void
  /** Sends an entry of the outbox again. */
  resend: (entryId: string) => Promise<void>
}

/** Tries the webhook, renews its key, and tells what its receiver has answered. */
export function WebhookTools({ host, hasOwnKey, onSecret, resend }: Props) {
  const client = useClient()
  const { busy, run } = useBusy()

  const test = () =>
    run(async () => {
      const delivery = await client.call(settingsApi.testWebhook, {})
      if (delivery.state !== 'sent') throw new Error(outcomeOf(delivery))
      return `${host} accepted the test event.`
    })
  const renew = () =>
    run(async () => {
      onSecret((await client.call(settingsApi.renewSecret, {})).webhookSecret)
      return 'New webhook key generated.'
    })

  return (
    <>
      {host && (
        <Row gap="100">
          <Button disabled={busy} onClick={() => void test()}>
            Send test event
          </Button>
          {hasOwnKey && (
            <Button disabled={busy} onClick={() => void renew()}>
              Generate new key
            </Button>
          )}
        </Row>
      )}
      <Deliveries
        busy={busy}
        onResend={(id) =>
          run(async () => {
            await resend(id)
            return 'Sending again.'
          })
        }
      />
    </>
  )
}

/** One thing at a time; the log is read again after it. */
function useBusy() {
  const queries = useQueryClient()
  const notifications = useNotifications()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async run(work: () => Promise<string>): Promise<void> {
      setBusy(true)
      try {
        notifications.succeed(await work())
      } catch (error) {
        notifications.fail(error)
      } finally {
        setBusy(false)
        void queries.invalidateQueries({ queryKey: deliveriesKey })
      }
    },
  }
}

function Deliveries({
  busy,
  onResend,
}: {
  busy: boolean
  onResend: (entryId: string) => Promise<void>
}) {
  const client = useClient()
  const dates = useDates()
  const { data, error, refetch } = useQuery({
    queryKey: deliveriesKey,
    queryFn: () => client.call(settingsApi.deliveries, {}),
    // What is on its way is there in a moment.
    refetchInterval: ({ state }) => state.data?.deliveries.some(isWaiting) && 2_000,
  })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.deliveries.length === 0)
    return (
      <Text tone="muted">
        No deliveries yet. Enter and save a webhook URL, then send a test event.
      </Text>
    )
  return (
    <>
      <h3>Latest deliveries</h3>
      <ol className={styles.log}>
        {data.deliveries.map((delivery, place) => (
          <Row as="li" justify="between" gap="050 200" align="start" key={delivery.id}>
            <div>
              <b>{delivery.event ?? 'Content deleted'}</b> {outcomeOf(delivery)}
              <p>
                <time dateTime={delivery.at}>{dates.full(delivery.at)}</time>, attempt{' '}
                {delivery.attempt}
                {delivery.ms !== null && `, ${delivery.ms} ms`}
                {delivery.answer && `: ${delivery.answer}`}
              </p>
            </div>
            {canBeResent(delivery, data.deliveries.slice(0, place)) ? (
              <Button disabled={busy} onClick={() => void onResend(delivery.entryId)}>
                Send again
              </Button>
            ) : (
              <Chip tone={delivery.error === null ? 'green' : 'grey'}>
                {delivery.error === null ? 'Delivered' : 'Not delivered'}
              </Chip>
            )}
          </Row>
        ))}
      </ol>
    </>
  )
}

const isWaiting = ({ state }: Delivery) => state === 'waiting'

/** At its last attempt alone, where that has not been taken. */
const canBeResent = ({ state, entryId }: Delivery, later: readonly Delivery[]): boolean =>
  state !== 'sent' && !later.some((one) => one.entryId === entryId)
