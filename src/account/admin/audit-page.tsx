import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useDates, type Dates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { SearchBox } from '#src/admin/form/search-box.tsx'
import { PageHead } from '#src/admin/page-head.tsx'
import type { TableColumn } from '#src/admin/table/data-table.tsx'
import filterCss from '#src/admin/table/filter-row.module.css'
import { ListBody } from '#src/admin/table/list-body.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import { auditApi, type AuditEntry } from '../audit-contract.ts'
import css from './list.module.css'

export function AuditPage() {
  const query = useSearch({ from: '/audit' })
  const navigate = useNavigate({ from: '/audit' })
  const client = useClient()
  const dates = useDates()
  const list = useList(['audit', query], (page) =>
    client.list(auditApi.list, { query: { ...query, ...page } }),
  )
  const columns = useMemo(() => auditColumns(dates), [dates])
  const clear = () => void navigate({ search: {} })

  return (
    <div className={css['page']}>
      <PageHead
        title="Audit log"
        summary="Every call that has changed something, newest first. A visitor has no account."
      />
      <div className={filterCss['filters']}>
        <SearchBox
          label="Search calls, or an id"
          value={query.search ?? ''}
          onSearch={(search) =>
            void navigate({
              search: (now) => ({ ...now, search: search || undefined }),
              replace: true,
            })
          }
        />
        {query.account && <Button onClick={clear}>Show all accounts</Button>}
      </div>
      <ListBody
        label="Audit log"
        list={list}
        columns={columns}
        rowName={({ call }) => call}
        empty={
          query.search || query.account ? (
            <>
              <h2>Nothing matches these filters</h2>
              <Button onClick={clear}>Clear filters</Button>
            </>
          ) : (
            <h2>Nothing has been changed yet</h2>
          )
        }
        opens={false}
      />
    </div>
  )
}

function auditColumns(dates: Dates): TableColumn<AuditEntry>[] {
  return [
    {
      id: 'at',
      head: 'Time',
      cell: ({ at }) => (
        <time dateTime={at} title={dates.full(at)}>
          {dates.dateTime(at)}
        </time>
      ),
    },
    {
      id: 'account',
      head: 'Account',
      cell: ({ account }) =>
        account ? (
          <Link to="/audit" search={{ account: account.id }} title="Only this account">
            {account.email ?? 'deleted account'}
          </Link>
        ) : (
          <span className={css['quiet']}>visitor</span>
        ),
    },
    {
      id: 'call',
      head: 'Call',
      size: 'wide',
      cell: ({ call }) => <span className={css['call']}>{call}</span>,
    },
    {
      id: 'subject',
      head: 'Subject',
      size: 'narrow',
      cell: ({ subject }) => <span className={css['quiet']}>{subject}</span>,
    },
  ]
}
