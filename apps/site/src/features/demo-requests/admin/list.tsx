import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ExportButton } from '@repo/platform/admin/table/export-button.tsx'
import { ListPage } from '@repo/platform/admin/table/list-page.tsx'
import { demoRequestsApi, demoRequestSorts, type DemoRequest } from '../contract.ts'
import { factNames } from '../fact-names.ts'
import { BulkStatus } from './bulk-status.tsx'
import { stateNames } from './labels.ts'
import { useDemoRequests, useFacets } from './demo-requests-query.ts'
import { demoRequestColumns } from './list-columns.tsx'
import { DemoRequestFilters } from './list-filters.tsx'
import { queryOf, type DemoRequestsSearch } from './list-search.ts'
import { NewDemoRequestSentence } from './new-count.tsx'

export function DemoRequestsPage() {
  const query = useSearch({ from: '/leads' })
  const navigate = useNavigate()
  const dates = useDates()
  const [now] = useState(Date.now)
  const mayWrite = useMay('leads:write')
  const { sort: sorted, ...exported } = queryOf(query)
  return (
    <ListPage<DemoRequest, DemoRequestsSearch>
      title="Demo requests"
      summary={<NewDemoRequestSentence />}
      actions={
        <ExportButton
          request={(client, separator) =>
            client.file(demoRequestsApi.exportAll, { query: { ...exported, separator } })
          }
        />
      }
      query={query}
      searchLabel="Search requests"
      segments={{
        label: factNames.state,
        by: 'state',
        names: stateNames,
        counts: useFacets()?.states,
      }}
      filters={<DemoRequestFilters query={query} />}
      list={useDemoRequests(query)}
      columns={useMemo(() => demoRequestColumns(dates, now), [dates, now])}
      rowName={({ company }) => company}
      sort={{ by: sorted.replace('-', ''), descending: sorted.startsWith('-') }}
      onSort={({ by, descending }) => {
        const sort = demoRequestSorts.find((one) => one === (descending ? `-${by}` : by))
        void navigate({ to: '.', search: (given) => ({ ...given, sort }), replace: true })
      }}
      empty={
        <>
          <h2>No demo requests yet</h2>
          <p>Requests from the “Request demo” page appear here, newest first.</p>
        </>
      }
      {...(mayWrite && {
        bulk: (selected, clear) => <BulkStatus demoRequests={selected} onDone={clear} />,
      })}
    />
  )
}
