import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { ExportButton } from '#src/admin/table/export-button.tsx'
import { ListPage } from '#src/admin/table/list-page.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import { auditApi } from '../audit-contract.ts'
import { auditColumns, type RenderSubject } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { queryOf } from './list-search.ts'

interface Props {
  /** What a call does, in words. */
  describe: (call: string) => string
  renderSubject: RenderSubject
}

export function AuditPage({ describe, renderSubject }: Props) {
  const search = useSearch({ from: '/audit' })
  const navigate = useNavigate({ from: '/audit' })
  const client = useClient()
  const dates = useDates()
  const query = queryOf(search)
  const list = useList(['audit', query], (page) =>
    client.list(auditApi.list, { query: { ...query, ...page } }),
  )
  const columns = useMemo(
    () => auditColumns({ dates, describe, renderSubject }),
    [dates, describe, renderSubject],
  )

  return (
    <ListPage
      title="Audit log"
      summary="Every change, sign-in and export, newest first."
      actions={
        <ExportButton
          request={(asked, separator) =>
            asked.file(auditApi.exportAll, { query: { ...query, separator } })
          }
        />
      }
      query={search}
      searchLabel="Search titles, people and actions"
      filters={
        <AuditFilters
          search={search}
          describe={describe}
          onChange={(next) =>
            void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
          }
        />
      }
      list={list}
      columns={columns}
      rowName={({ call }) => call}
      rowsAreLinks={false}
      empty={
        <>
          <h2>No changes yet</h2> <p>Changes, sign-ins and exports appear here.</p>
        </>
      }
    />
  )
}
