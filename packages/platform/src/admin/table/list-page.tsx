import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { SearchBox } from '../form/search-box.tsx'
import { PageHeader } from '../page-header.tsx'
import { Page } from '../page.tsx'
import { FilterRow } from './filter-row.tsx'
import { useRememberedSearch } from './list-link.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { type ListProps, ListBody } from './list-body.tsx'

interface Props<Row, Query> extends ListProps<Row> {
  title: string
  summary: ReactNode
  /** The buttons of the page. */
  actions?: ReactNode
  mainAction?: ReactNode
  /** The search, the filters and the order, from the URL. */
  query: Query & { search?: string; sort?: string }
  /** The accessible label of the search box. */
  searchLabel: string
  /** A filter as a segmented control: its name in the URL, the label of each value. */
  segments?: {
    label: string
    by: keyof Query & string
    names: Readonly<Record<string, string>>
    /** How many rows each value has, and `all`. */
    counts?: Readonly<Record<string, number>> | undefined
  }
  /** Further filters. */
  filters?: ReactNode
  /** The empty state without filters. */
  empty: ReactNode
  /** Added to the empty state where the filters match nothing. */
  nothingFound?: ReactNode
}

/** A page with a list whose search, filters and order are in the URL. */
export function ListPage<Row extends { id: string }, Query extends object>(
  props: Props<Row, Query>,
) {
  const { title, query, segments } = props
  const navigate = useNavigate()
  useRememberedSearch(query)
  const change = (name: string, value: string | undefined) =>
    void navigate({ to: '.', search: (now) => ({ ...now, [name]: value }), replace: true })
  const chosen = segments && query[segments.by]
  const isFiltered = Object.entries(query).some(([name, value]) => name !== 'sort' && value)

  return (
    <Page>
      <PageHeader title={title} summary={props.summary} main={props.mainAction}>
        {props.actions}
      </PageHeader>
      <FilterRow
        search={
          <SearchBox
            label={props.searchLabel}
            value={query.search ?? ''}
            onChange={(search) => change('search', search || undefined)}
          />
        }
      >
        {segments && (
          <SegmentedControl
            label={segments.label}
            options={Object.entries({ all: 'All', ...segments.names }).map(([value, label]) => ({
              value,
              label,
              count: segments.counts?.[value],
            }))}
            value={typeof chosen === 'string' ? chosen : 'all'}
            onChange={(value) => change(segments.by, value === 'all' ? undefined : value)}
          />
        )}
        {props.filters}
      </FilterRow>
      <ListBody
        {...props}
        label={title}
        empty={
          isFiltered ? (
            <>
              <h2>No results for these filters</h2>
              {props.nothingFound}
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
