import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { ExportButton } from '#src/admin/table/export-button.tsx'
import { ListPage } from '#src/admin/table/list-page.tsx'
import { demoRequestsApi } from '../contract.ts'
import { stateNames } from './labels.ts'
import { useDemoRequests } from './demo-requests-query.ts'
import { demoRequestColumns } from './list-columns.tsx'
import { NewDemoRequestSentence } from './new-count.tsx'

export function DemoRequestsPage() {
  const query = useSearch({ from: '/leads' })
  const dates = useDates()
  return (
    <ListPage
      title="Demo requests"
      summary={<NewDemoRequestSentence />}
      actions={
        <ExportButton request={(client) => client.file(demoRequestsApi.exportAll, { query })} />
      }
      query={query}
      searchLabel="Search requests"
      segments={{ label: 'Status', by: 'state', names: stateNames }}
      list={useDemoRequests(query)}
      columns={useMemo(() => demoRequestColumns(dates), [dates])}
      rowName={({ company }) => company}
      empty={
        <>
          <h2>No demo requests yet</h2>
          <p>What visitors send from the “Request demo” page arrives here, newest first.</p>
        </>
      }
    />
  )
}
