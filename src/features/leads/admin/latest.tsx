import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Panel } from '#src/admin/dashboard.tsx'
import { useDates } from '#src/admin/dates.ts'
import { DataTable } from '#src/admin/table/data-table.tsx'
import { useLeads } from './leads-query.ts'
import { leadColumns } from './list-columns.tsx'

export function LatestLeads() {
  const { rows, pending, error, total } = useLeads({}, 6)
  const dates = useDates()
  const columns = useMemo(() => leadColumns(dates), [dates])
  return (
    <Panel
      title="Demo requests"
      link={<Link to="/leads">Open inbox</Link>}
      pending={pending}
      error={error}
      empty={rows.length === 0 && 'No demo requests yet.'}
      footer={`${rows.length} of ${total}`}
    >
      <DataTable
        label="Demo requests"
        columns={columns}
        rows={rows}
        rowName={(lead) => lead.company}
      />
    </Panel>
  )
}
