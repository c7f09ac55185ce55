import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ListPage } from '@repo/platform/admin/table/list-page.tsx'
import { useList } from '@repo/platform/admin/table/use-list.ts'
import { outboxApi } from '../contract.ts'
import { outboxColumns, stateNames } from './list-columns.tsx'
import { PendingBanner } from './pending-banner.tsx'
import { ResendAllFailed } from './resend-all-failed.tsx'
import { useResend } from './use-resend.ts'

export function OutboxPage() {
  const query = useSearch({ from: '/outbox' })
  const client = useClient()
  const list = useList(['outbox', 'list', query], (page) =>
    client.list(outboxApi.list, { query: { ...query, ...page } }),
  )
  const dates = useDates()
  const { sending, resend } = useResend()
  const columns = useMemo(() => outboxColumns({ dates, resend, sending }), [dates, resend, sending])
  return (
    <>
      <PendingBanner />
      <ListPage
        title="Outbox"
        summary="Emails and webhook events from the site. If sending fails, the site tries again for about three days, within seconds at first and later every four hours. After that, the status is “Failed”."
        actions={<ResendAllFailed />}
        query={query}
        searchLabel="Search recipients and subjects"
        segments={{ label: 'Status', by: 'state', names: stateNames }}
        list={list}
        columns={columns}
        rowName={({ subject, id }) => subject ?? id}
        empty={
          <>
            <h2>No emails or webhook events yet</h2>
            <p>They appear here as soon as the site queues them.</p>
          </>
        }
      />
    </>
  )
}
