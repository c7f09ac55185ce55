import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useDates, type Dates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import cellsStyles from '#src/admin/table/cells.module.css'
import type { TableColumn } from '#src/admin/table/data-table.tsx'
import { ListPage } from '#src/admin/table/list-page.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import { auditApi, type AuditEntry } from '../audit-contract.ts'
import styles from './list.module.css'

interface Props {
  /** What each call does, by its method and path. */
  names: ReadonlyMap<string, string>
}

export function AuditPage({ names }: Props) {
  const query = useSearch({ from: '/audit' })
  const client = useClient()
  const dates = useDates()
  const list = useList(['audit', query], (page) =>
    client.list(auditApi.list, { query: { ...query, ...page } }),
  )
  const columns = useMemo(() => auditColumns(dates, names), [dates, names])

  return (
    <ListPage
      title="Audit log"
      summary="Every call that has changed something, newest first. A visitor has no account."
      query={query}
      searchLabel="Search calls, or an id"
      filters={query.account && <AllAccounts />}
      list={list}
      columns={columns}
      rowName={({ call }) => call}
      rowsAreLinks={false}
      empty={<h2>Nothing has been changed yet</h2>}
    />
  )
}

function AllAccounts() {
  const navigate = useNavigate({ from: '/audit' })
  const show = () => void navigate({ search: ({ account: _, ...others }) => others })
  return <Button onClick={show}>Show all accounts</Button>
}

function auditColumns(dates: Dates, names: Props['names']): TableColumn<AuditEntry>[] {
  return [
    {
      id: 'at',
      header: 'Time',
      cell: ({ at }) => (
        <time dateTime={at} title={dates.full(at)}>
          {dates.dateTime(at)}
        </time>
      ),
    },
    {
      id: 'call',
      header: 'What was done',
      size: 'wide',
      cell: ({ call, account }) => (
        <div className={cellsStyles.stacked}>
          <b className={styles.name}>{names.get(call) ?? sentenceOf(call)}</b>
          <code className={styles.call}>{call}</code>
          <span>
            {account ? (
              <Link to="/audit" search={{ account: account.id }} title="Only this account">
                {account.email ?? 'deleted account'}
              </Link>
            ) : (
              'visitor'
            )}
          </span>
        </div>
      ),
    },
    {
      id: 'subject',
      header: 'Subject',
      size: 'narrow',
      cell: ({ subject }) => <span className={cellsStyles.quiet}>{subject}</span>,
    },
  ]
}

/** Forms posted without JavaScript have no endpoint: `POST form sign-in`. */
const sentenceOf = (call: string): string =>
  call.startsWith('POST form ') ? `Form “${call.slice(10)}” was sent` : call
