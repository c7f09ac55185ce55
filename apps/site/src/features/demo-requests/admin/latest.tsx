import { Link } from '@tanstack/react-router'
import { formatNumber } from '#src/i18n/format.ts'
import { useMemo, useState } from 'react'
import { Panel } from '#src/admin/dashboard.tsx'
import { useDates } from '#src/admin/dates.ts'
import { DataTable } from '#src/admin/table/data-table.tsx'
import { useDemoRequests } from './demo-requests-query.ts'
import { demoRequestColumns } from './list-columns.tsx'

/** For the dashboard: who waits for a first answer, the newest first. */
export function LatestDemoRequests() {
  const { rows, pending, error, total } = useDemoRequests({ state: 'new' }, 6)
  const dates = useDates()
  const [now] = useState(Date.now)
  const columns = useMemo(() => demoRequestColumns(dates, now), [dates, now])
  return (
    <Panel
      title="Demo requests to answer"
      link={<Link to="/leads">All demo requests</Link>}
      pending={pending}
      error={error}
      empty={rows.length === 0 && 'No demo requests to answer.'}
      footer={`${rows.length} of ${formatNumber('en', total)}`}
    >
      <DataTable
        label="Demo requests to answer"
        columns={columns}
        rows={rows}
        rowName={(demoRequest) => demoRequest.company}
      />
    </Panel>
  )
}
