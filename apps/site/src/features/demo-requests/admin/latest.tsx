import { Link } from '@tanstack/react-router'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { useMemo, useState } from 'react'
import { Panel } from '@repo/platform/admin/dashboard.tsx'
import { useDates } from '@repo/platform/admin/dates.ts'
import { DataTable } from '@repo/platform/admin/table/data-table.tsx'
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
      title="Demo requests that need a first reply"
      link={<Link to="/leads">All demo requests</Link>}
      pending={pending}
      error={error}
      empty={rows.length === 0 && 'No demo requests need a first reply.'}
      footer={`${rows.length} of ${formatNumber('en', total)}`}
    >
      <DataTable
        label="Demo requests that need a first reply"
        columns={columns}
        rows={rows}
        rowName={(demoRequest) => demoRequest.company}
      />
    </Panel>
  )
}
