import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { ExportButton } from '#src/admin/table/export-button.tsx'
import { ListPage } from '#src/admin/table/list-page.tsx'
import { newsletterApi } from '../contract.ts'
import { stateNames, subscriptionColumns } from './list-columns.tsx'
import { useSubscriptions } from './subscriptions-query.ts'

export function SubscriptionsPage() {
  const query = useSearch({ from: '/subscriptions' })
  const dates = useDates()
  return (
    <ListPage
      title="Subscriptions"
      summary="Who asked for the newsletter, last change first. Only confirmed addresses receive it."
      actions={<ExportButton request={(client) => client.file(newsletterApi.export, { query })} />}
      query={query}
      searchLabel="Search addresses"
      segments={{ label: 'Status', by: 'state', names: stateNames }}
      list={useSubscriptions(query)}
      columns={useMemo(() => subscriptionColumns(dates), [dates])}
      rowName={({ email }) => email}
      rowsAreLinks={false}
      empty={
        <>
          <h2>No subscriptions yet</h2>
          <p>Addresses from the form at the foot of every public page arrive here.</p>
        </>
      }
    />
  )
}
