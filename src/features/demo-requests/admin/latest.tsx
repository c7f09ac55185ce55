import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Panel } from '#src/admin/dashboard.tsx'
import { useDates } from '#src/admin/dates.ts'
import { DataTable } from '#src/admin/table/data-table.tsx'
import { useDemoRequests } from './demo-requests-query.ts'
import { demoRequestColumns } from './list-columns.tsx'

export function LatestDemoRequests() {
  const { rows, pending, error, total } = useDemoRequests({}, 6)
  const dates = useDates()
  const columns = useMemo(() => demoRequestColumns(dates), [dates])
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
        rowName={(demoRequest) => demoRequest.company}
      />
    </Panel>
  )
}
