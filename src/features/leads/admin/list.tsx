import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { Button, buttonClass } from '#src/admin/form/button.tsx'
import { SearchBox } from '#src/admin/form/search-box.tsx'
import { PageHead } from '#src/admin/page-head.tsx'
import filterCss from '#src/admin/table/filter-row.module.css'
import { ListBody } from '#src/admin/table/list-body.tsx'
import { Segments } from '#src/admin/table/segments.tsx'
import { leadsApi, leadStates } from '../contract.ts'
import { stateNames } from './labels.ts'
import { useLeads } from './leads-query.ts'
import { leadColumns } from './list-columns.tsx'
import type { LeadsSearch } from './list-search.ts'
import css from './list.module.css'
import { WaitingSentence } from './waiting.tsx'

export function LeadsPage() {
  const query = useSearch({ from: '/leads' })
  const navigate = useNavigate({ from: '/leads' })
  const list = useLeads(query)
  const dates = useDates()
  const columns = useMemo(() => leadColumns(dates), [dates])
  const change = (next: Partial<LeadsSearch>) =>
    void navigate({ search: (now: LeadsSearch) => ({ ...now, ...next }), replace: true })

  return (
    <div className={css['page']}>
      <PageHead title="Demo requests" summary={<WaitingSentence />}>
        <a className={buttonClass()} href={exportAddress(query)} download>
          Export as CSV
        </a>
      </PageHead>
      <div className={filterCss['filters']}>
        <SearchBox
          label="Search requests"
          value={query.search ?? ''}
          onSearch={(search) => change({ search: search || undefined })}
        />
        <Segments
          label="Status"
          segments={[
            { value: 'all', label: 'All' },
            ...leadStates.map((state) => ({ value: state, label: stateNames[state] })),
          ]}
          value={query.state ?? 'all'}
          onChange={(state) => change({ state: state === 'all' ? undefined : state })}
        />
      </div>
      <ListBody
        label="Demo requests"
        list={list}
        columns={columns}
        rowName={(lead) => lead.company}
        empty={
          query.search || query.state ? (
            <>
              <h2>Nothing matches these filters</h2>
              <Button onClick={() => void navigate({ search: {} })}>Clear filters</Button>
            </>
          ) : (
            <>
              <h2>No demo requests yet</h2>
              <p>What visitors send from the “Request demo” page arrives here, newest first.</p>
            </>
          )
        }
      />
    </div>
  )
}

/** What the list shows, whole. */
function exportAddress(query: LeadsSearch): string {
  const search = new URLSearchParams(Object.entries(query)).toString()
  return leadsApi.exportAll.path + (search && `?${search}`)
}
