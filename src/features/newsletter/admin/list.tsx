import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { SearchBox } from '#src/admin/form/search-box.tsx'
import { PageHead } from '#src/admin/page-head.tsx'
import filterCss from '#src/admin/table/filter-row.module.css'
import { ListBody } from '#src/admin/table/list-body.tsx'
import { Segments } from '#src/admin/table/segments.tsx'
import { newsletterApi, subscriptionStates } from '../contract.ts'
import { subscriptionColumns, stateNames } from './list-columns.tsx'
import type { SubscriptionsSearch } from './list-search.ts'
import css from './list.module.css'
import { useSubscriptions } from './subscriptions-query.ts'

export function SubscriptionsPage() {
  const query = useSearch({ from: '/subscriptions' })
  const navigate = useNavigate({ from: '/subscriptions' })
  const list = useSubscriptions(query)
  const dates = useDates()
  const columns = useMemo(() => subscriptionColumns(dates), [dates])
  const change = (next: Partial<SubscriptionsSearch>) =>
    void navigate({ search: (now: SubscriptionsSearch) => ({ ...now, ...next }), replace: true })

  return (
    <div className={css['page']}>
      <PageHead
        title="Subscriptions"
        summary="Who asked for the newsletter, last change first. Only confirmed addresses receive it."
      />
      <div className={filterCss['filters']}>
        <SearchBox
          label="Search addresses"
          value={query.search ?? ''}
          onSearch={(search) => change({ search: search || undefined })}
        />
        <Segments
          label="Status"
          segments={[
            { value: 'all', label: 'All' },
            ...subscriptionStates.map((state) => ({ value: state, label: stateNames[state] })),
          ]}
          value={query.state ?? 'all'}
          onChange={(state) => change({ state: state === 'all' ? undefined : state })}
        />
        <a className={css['download']} href={exportAddress(query)} download>
          Download as CSV
        </a>
      </div>
      <ListBody
        label="Subscriptions"
        list={list}
        columns={columns}
        rowName={({ email }) => email}
        opens={false}
        empty={
          query.search || query.state ? (
            <>
              <h2>Nothing matches these filters</h2>
              <Button onClick={() => void navigate({ search: {} })}>Clear filters</Button>
            </>
          ) : (
            <>
              <h2>No subscriptions yet</h2>
              <p>Addresses from the form at the foot of every public page arrive here.</p>
            </>
          )
        }
      />
    </div>
  )
}

/** What the list shows, as a file. */
function exportAddress(query: SubscriptionsSearch): string {
  const search = new URLSearchParams({ ...query })
  return search.size ? `${newsletterApi.export.path}?${search}` : newsletterApi.export.path
}
