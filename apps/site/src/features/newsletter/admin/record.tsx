import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { Banner } from '@repo/platform/admin/banner.tsx'
import { Chip } from '@repo/platform/admin/chip.tsx'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { Confirm } from '@repo/platform/admin/form/confirm.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { Facts, type Fact } from '@repo/platform/admin/record/facts.tsx'
import { RecordPage, RecordPanel, RecordSection } from '@repo/platform/admin/record/record.tsx'
import { ListLink } from '@repo/platform/admin/table/list-link.tsx'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { isLang } from '@repo/platform/i18n/locales.ts'
import { newsletterApi, type ConsentEvent, type RecordedSubscription } from '../contract.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './record.module.css'
import { factNames, stateNames } from '../names.ts'
import { stateTones } from './states.ts'
import { useSubscription } from './subscriptions-query.ts'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'
import { optionName, valueFor } from '@repo/platform/rest/stored-option.ts'

export function SubscriptionPage() {
  const { id } = useParams({ from: '/subscriptions/$id' })
  const { data, error, refetch } = useSubscription(id)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? <SubscriptionRecord key={id} subscription={data} /> : <LoadingPage />
}

function SubscriptionRecord({ subscription }: { subscription: RecordedSubscription }) {
  const { email, state, consent } = subscription
  const dates = useDates()
  const mayWrite = useMay('subscriptions:write')
  const readsPersonalData = useMay('personal-data:read')
  const [asking, setAsking] = useState(false)
  const { busy, unsubscribe, accept } = useSubscriptionChanges(subscription)
  const facts: Fact[] = [
    { label: factNames.language, value: languageOf(subscription.language) },
    { label: factNames.createdAt, value: dates.dateTime(subscription.createdAt) },
    {
      label: factNames.confirmedAt,
      value: subscription.confirmedAt ? dates.dateTime(subscription.confirmedAt) : 'not confirmed',
    },
    { label: factNames.updatedAt, value: dates.dateTime(subscription.updatedAt) },
  ]
  return (
    <RecordPage
      back={<ListLink to="/subscriptions">Subscriptions</ListLink>}
      title={withUnicodeDomains(email)}
      status={
        <Chip tone={valueFor(stateTones, state) ?? 'grey'}>{optionName(stateNames, state)}</Chip>
      }
      actions={
        mayWrite &&
        state !== 'unsubscribed' && (
          <>
            {state === 'doubtful' && (
              <Button variant="primary" disabled={busy} onClick={() => void accept()}>
                Accept subscription
              </Button>
            )}
            <Button disabled={busy} onClick={() => setAsking(true)}>
              Unsubscribe…
            </Button>
          </>
        )
      }
      menu={
        readsPersonalData
          ? [
              {
                label: 'Find personal data',
                link: <Link to="/personal-data" search={{ email }} />,
              },
            ]
          : []
      }
      asideLabel="Subscription details"
      aside={
        <RecordPanel title="Subscription">
          <Facts facts={facts} />
        </RecordPanel>
      }
    >
      {state === 'doubtful' && (
        <Banner tone="amber">
          This subscription may be spam, so no email has been sent. The address will be deleted
          after 30 days. If the subscription is genuine, accept it to send the confirmation link.
        </Banner>
      )}
      <RecordSection title="Record of consent">
        <Consent events={consent} />
      </RecordSection>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={`Unsubscribe ${withUnicodeDomains(email)}?`}
        confirmLabel="Unsubscribe"
        onConfirm={() => void unsubscribe()}
      >
        <p>
          The address will receive no more newsletters, and confirmation links already sent by email
          will stop working. This cannot be undone; only the owner of the address can subscribe
          again.
        </p>
      </Confirm>
    </RecordPage>
  )
}

function Consent({ events }: { events: readonly ConsentEvent[] }) {
  const dates = useDates()
  return (
    <ol className={styles.consent}>
      {events.map((event) => (
        <li key={event.at + event.state}>
          <Text as="b" weight="medium">
            {optionName(stateNames, event.state)}
          </Text>
          <time dateTime={event.at}>{dates.full(event.at)}</time>
          <p>{circumstancesOf(event)}</p>
        </li>
      ))}
    </ol>
  )
}

type Change = typeof newsletterApi.endByStaff | typeof newsletterApi.accept

function useSubscriptionChanges({ id, email }: RecordedSubscription) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const [busy, setBusy] = useState(false)

  async function change(call: Change, message: string): Promise<void> {
    setBusy(true)
    try {
      const changed = await client.call(call, { body: { id } })
      queries.setQueryData(['subscriptions', 'item', id], changed)
      for (const view of ['list', 'counts'])
        void queries.invalidateQueries({ queryKey: ['subscriptions', view] })
      notifications.succeed(message)
    } catch (error) {
      notifications.fail(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    unsubscribe: () =>
      change(newsletterApi.endByStaff, `${withUnicodeDomains(email)} unsubscribed.`),
    accept: () =>
      change(newsletterApi.accept, 'Subscription accepted. The confirmation email is being sent.'),
  }
}

const languageOf = (language: string | null): string =>
  language && isLang(language) ? englishNameOf[language] : 'unknown'

/** Where and how it came about: which form, in which language, beside which wording. */
function circumstancesOf({ state, page, language, wording }: ConsentEvent): string {
  if (state === 'unsubscribed')
    return page ? 'By staff, on request.' : 'Using the link in an email.'
  const subscribed = page ? `On the page ${page}` : 'Through the API'
  const by = state === 'confirmed' ? 'Using the link in the confirmation email' : subscribed
  return `${by}; language: ${languageOf(language)}; wording: version ${wording ?? 'unknown'}.`
}
