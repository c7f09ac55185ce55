import { useNavigate, useSearch } from '@tanstack/react-router'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { SearchBox } from '#src/admin/form/search-box.tsx'
import { PageHead } from '#src/admin/page-head.tsx'
import filterCss from '#src/admin/table/filter-row.module.css'
import { ListBody } from '#src/admin/table/list-body.tsx'
import { Segments } from '#src/admin/table/segments.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import { entryStates, outboxApi } from '../contract.ts'
import { outboxColumns, stateNames } from './list-columns.tsx'
import type { OutboxSearch } from './list-search.ts'
import css from './list.module.css'
import { useSendAgain } from './use-send-again.ts'

export function OutboxPage() {
  const query = useSearch({ from: '/outbox' })
  const navigate = useNavigate({ from: '/outbox' })
  const client = useClient()
  const list = useList(['outbox', query], (page) =>
    client.list(outboxApi.list, { query: { ...query, ...page } }),
  )
  const dates = useDates()
  const { sending, sendAgain } = useSendAgain()
  const change = (next: Partial<OutboxSearch>) =>
    void navigate({ search: (now: OutboxSearch) => ({ ...now, ...next }), replace: true })

  return (
    <div className={css['page']}>
      <PageHead
        title="Outbox"
        summary="Mails and webhooks that leave the site. What could not be sent is tried again by itself, twelve times within a few hours."
      />
      <div className={filterCss['filters']}>
        <SearchBox
          label="Search recipients and subjects"
          value={query.search ?? ''}
          onSearch={(search) => change({ search: search || undefined })}
        />
        <Segments
          label="Status"
          segments={[
            { value: 'all', label: 'All' },
            ...entryStates.map((state) => ({ value: state, label: stateNames[state] })),
          ]}
          value={query.state ?? 'all'}
          onChange={(state) => change({ state: state === 'all' ? undefined : state })}
        />
      </div>
      <ListBody
        label="Outbox"
        list={list}
        columns={outboxColumns({ dates, sendAgain, sending })}
        rowName={({ subject, id }) => subject ?? id}
        opens={false}
        empty={
          query.search || query.state ? (
            <>
              <h2>Nothing matches these filters</h2>
              <Button onClick={() => void navigate({ search: {} })}>Clear filters</Button>
            </>
          ) : (
            <h2>Nothing has been sent yet</h2>
          )
        }
      />
    </div>
  )
}
