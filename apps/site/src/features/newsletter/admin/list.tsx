import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ExportButton } from '@repo/platform/admin/table/export-button.tsx'
import { ListPage } from '@repo/platform/admin/table/list-page.tsx'
import { newsletterApi } from '../contract.ts'
import { subscriptionColumns } from './list-columns.tsx'
import { factNames, stateNames } from '../names.ts'
import { useSubscriptionCounts, useSubscriptions } from './subscriptions-query.ts'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'

export function SubscriptionsPage() {
  const query = useSearch({ from: '/subscriptions' })
  const dates = useDates()
  const counts = useSubscriptionCounts().data
  return (
    <ListPage
      title="Subscriptions"
      summary={`Newsletter subscriptions, latest change first. Only confirmed addresses receive the newsletter.${suppressedSentence(counts?.suppressed)}`}
      actions={
        <ExportButton
          request={(client, separator) =>
            client.file(newsletterApi.export, { query: { ...query, separator } })
          }
        />
      }
      query={query}
      searchLabel="Search addresses"
      segments={{ label: factNames.state, by: 'state', names: stateNames, counts: counts?.states }}
      list={useSubscriptions(query)}
      columns={useMemo(() => subscriptionColumns(dates), [dates])}
      rowName={({ email }) => withUnicodeDomains(email)}
      empty={
        <>
          <h2>No subscriptions yet</h2>
          <p>Subscriptions from the form at the foot of every public page appear here.</p>
        </>
      }
    />
  )
}

function suppressedSentence(count = 0): string {
  if (count === 0) return ''
  return count === 1
    ? ' One address is blocked from receiving any emails.'
    : ` ${count} addresses are blocked from receiving any emails.`
}
