import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { ExportLink } from '#src/admin/table/export-link.tsx'
import { ListPage } from '#src/admin/table/list-page.tsx'
import { leadsApi } from '../contract.ts'
import { stateNames } from './labels.ts'
import { useLeads } from './leads-query.ts'
import { leadColumns } from './list-columns.tsx'
import { WaitingSentence } from './waiting.tsx'

export function LeadsPage() {
  const query = useSearch({ from: '/leads' })
  const dates = useDates()
  return (
    <ListPage
      title="Demo requests"
      summary={<WaitingSentence />}
      actions={<ExportLink path={leadsApi.exportAll.path} query={query} />}
      query={query}
      searches="Search requests"
      segments={{ label: 'Status', by: 'state', names: stateNames }}
      list={useLeads(query)}
      columns={useMemo(() => leadColumns(dates), [dates])}
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
