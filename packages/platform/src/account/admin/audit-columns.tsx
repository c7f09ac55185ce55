import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Dates } from '#src/admin/dates.ts'
import cellsStyles from '#src/admin/table/cells.module.css'
import type { TableColumn } from '#src/admin/table/data-table.tsx'
import { withUnicodeDomains } from '#src/rest/unicode-domains.ts'
import { fieldText, shownChanges, valuesOf } from '../audit-change-text.ts'
import type { AuditChange, AuditEntry } from '../audit-contract.ts'
import { columnNames } from '../audit-names.ts'
import styles from './audit.module.css'

interface Parts {
  dates: Dates
  describe: (call: string) => string
  renderSubject: RenderSubject
}

/** Leads to what an entry is about, or to the version of it that the entry's write has made. */
export type RenderSubject = (
  about: { kind: string; name: string },
  entry: { id: string; version: string | undefined },
) => ReactNode

export function auditColumns({ dates, describe, renderSubject }: Parts): TableColumn<AuditEntry>[] {
  return [
    {
      id: 'at',
      header: columnNames.at,
      size: 'narrow',
      cell: ({ at }) => <Time at={at} dates={dates} />,
    },
    {
      id: 'call',
      header: columnNames.call,
      size: 'wide',
      cell: ({ at, call, account, failures, changes, about, subject }) => (
        <div className={styles.entry}>
          <Link to="/audit" search={{ call }} title={`Show only this action: ${describe(call)}`}>
            {describe(call)}
          </Link>
          {failures !== null && <b>failed {failures === 1 ? 'once' : `${failures} times`}</b>}
          {subject && about && (
            <span>
              {renderSubject(readable(about), { id: subject, version: versionIn(changes) })}
            </span>
          )}
          <Changes changes={shownChanges({ call, changes })} dates={dates} />
          <p className={styles.narrowOnly}>
            <Time at={at} dates={dates} /> <Who account={account} />
          </p>
        </div>
      ),
    },
    {
      id: 'who',
      header: columnNames.account,
      size: 'narrow',
      cell: ({ account }) => <Who account={account} />,
    },
  ]
}

const Time = ({ at, dates }: { at: string; dates: Dates }) => (
  <time dateTime={at} title={dates.full(at)}>
    {dates.dateTime(at)}
  </time>
)

function Who({ account }: Pick<AuditEntry, 'account'>) {
  if (!account) return <span className={cellsStyles.quiet}>visitor</span>
  return (
    <Link
      to="/audit"
      search={{ account: account.id }}
      title={account.email ? withUnicodeDomains(account.email) : account.id}
    >
      {account.name ?? 'deleted account'}
    </Link>
  )
}

/** What was changed, from what it was to what it is. */
function Changes({ changes, dates }: { changes: readonly AuditChange[]; dates: Dates }) {
  if (!changes.length) return null
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        <Change key={index} change={change} dates={dates} />
      ))}
    </ul>
  )
}

const readable = ({ kind, name }: NonNullable<AuditEntry['about']>) => ({
  kind,
  name: withUnicodeDomains(name),
})

/** The version of an item after the write. */
function versionIn(changes: readonly AuditChange[] | null): string | undefined {
  const to = changes?.find(({ field }) => field === 'version')?.to
  return typeof to === 'number' ? String(to) : undefined
}

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function Change({ change, dates }: { change: AuditChange; dates: Dates }) {
  const values = valuesOf(change)
  const shown = (value: string) => (isoTime.test(value) ? dates.dateTime(value) : value)
  return (
    <li>
      {fieldText(change.field)}
      {values ? ': ' : ' changed'}
      {values?.from !== undefined && (
        <>
          <del>{shown(values.from)}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      {values && <ins>{shown(values.to)}</ins>}
    </li>
  )
}
