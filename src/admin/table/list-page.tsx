import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { SearchBox } from '../form/search-box.tsx'
import { PageHeader } from '../page-header.tsx'
import { Page } from '../page.tsx'
import type { TableColumn } from './data-table.tsx'
import filterStyles from './filter-row.module.css'
import { ListBody } from './list-body.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import type { useList } from './use-list.ts'

interface Props<Row, Query> {
  title: string
  summary: ReactNode
  /** The buttons of the page. */
  actions?: ReactNode
  /** The view, as the address carries it: the search and the filters. */
  query: Query & { search?: string }
  /** What the search looks through. */
  searches: string
  /** A filter of a few values: its name in the address, and what each value is called. */
  segments?: {
    label: string
    by: keyof Query & string
    names: Readonly<Record<string, string>>
  }
  /** Further filters. */
  filters?: ReactNode
  list: Omit<ReturnType<typeof useList>, 'rows'> & { rows: readonly Row[] }
  columns: readonly TableColumn<Row>[]
  /** What a screen reader calls the row. */
  rowName: (row: Row) => string
  /** Whether rows lead somewhere; they do where absent. */
  opens?: boolean
  /** What can be done with the selected rows; absent: rows can't be selected. */
  bulk?: (rows: readonly Row[]) => ReactNode
  /** What the list says before there is anything to list. */
  empty: ReactNode
}

/** A page with a list that is only read: what it shows is in its address. */
export function ListPage<Row extends { id: string }, Query extends object>(
  props: Props<Row, Query>,
) {
  const { title, query, segments } = props
  const navigate = useNavigate()
  const change = (name: string, value: string | undefined) =>
    void navigate({ to: '.', search: (now) => ({ ...now, [name]: value }), replace: true })
  const chosen = segments && query[segments.by]

  return (
    <Page>
      <PageHeader title={title} summary={props.summary}>
        {props.actions}
      </PageHeader>
      <div className={filterStyles.filters}>
        <SearchBox
          label={props.searches}
          value={query.search ?? ''}
          onChange={(search) => change('search', search || undefined)}
        />
        {segments && (
          <SegmentedControl
            label={segments.label}
            options={[
              { value: 'all', label: 'All' },
              ...Object.entries(segments.names).map(([value, label]) => ({ value, label })),
            ]}
            value={typeof chosen === 'string' ? chosen : 'all'}
            onChange={(value) => change(segments.by, value === 'all' ? undefined : value)}
          />
        )}
        {props.filters}
      </div>
      <ListBody
        label={title}
        list={props.list}
        columns={props.columns}
        rowName={props.rowName}
        opens={props.opens}
        bulk={props.bulk}
        empty={
          Object.keys(query).length > 0 ? (
            <>
              <h2>Nothing matches these filters</h2>
              <Button onClick={() => void navigate({ to: '.', search: {} })}>Clear filters</Button>
            </>
          ) : (
            props.empty
          )
        }
      />
    </Page>
  )
}
