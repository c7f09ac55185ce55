import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode, useEffect } from 'react'
import { formatNumber } from '#src/i18n/format.ts'
import { ErrorView } from '../error-view.tsx'
import { Button } from '../form/button.tsx'
import { SearchBox } from '../form/search-box.tsx'
import { PageHeader } from '../page-header.tsx'
import { Page } from '../page.tsx'
import { useSingleKeys } from '../single-keys.tsx'
import { DensitySwitch, useDensity } from './density.tsx'
import { DataTable, type Sort, type TableColumn } from './data-table.tsx'
import { FilterRow } from './filter-row.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './list-page.module.css'
import { LoadMore } from './load-more.tsx'
import { useRememberedSearch } from './list-link.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import type { List } from './use-list.ts'
import { useSelection } from './use-selection.ts'

interface ListProps<Row> {
  list: Omit<List<Row>, 'rows'> & { rows: readonly Row[] }
  columns: readonly TableColumn<Row>[]
  /** The accessible name of the row. */
  rowName: (row: Row) => string
  /** Whether rows are links; default true. */
  rowsAreLinks?: boolean
  /** Bulk actions on the selected rows; absent: rows can't be selected. */
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode
  /** Whether all rows that match can be selected, also those that are not loaded yet. */
  selectsAll?: boolean
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Ids of rows with a pending action. */
  busy?: ReadonlySet<string>
  /** Below the rows: what their marks mean. */
  hints?: ReactNode
}

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

interface BodyProps<Row> extends ListProps<Row> {
  label: string
  empty: ReactNode
}

/** The list, or its error, loading or empty state. */
function ListBody<Row extends { id: string }>(props: BodyProps<Row>) {
  const { label, list, columns, rowName, empty, rowsAreLinks = true, bulk } = props
  const { selection, select, selected, clear, ...all } = useSelection(list)
  const outdated = useDelayed(list.outdated)
  const density = useDensity()
  if (list.error) return <ErrorView error={list.error} onRetry={list.retry} />
  if (list.pending) return <SkeletonRows />
  if (list.rows.length === 0)
    return (
      <Stack narrow gap="150" className={styles.empty}>
        {empty}
      </Stack>
    )
  return (
    <Stack
      className={styles.table}
      aria-busy={outdated}
      data-outdated={outdated || undefined}
      data-density={density}
    >
      {bulk && selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          all={props.selectsAll && selected.length < list.total && { ...all, total: list.total }}
        >
          {bulk(selected, clear)}
        </SelectionBar>
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={list.rows}
        rowName={rowName}
        {...(props.sort && { sort: props.sort })}
        {...(props.onSort && { onSort: props.onSort })}
        {...(props.busy && { busy: props.busy })}
        {...(bulk && { selection, onSelection: select })}
      />
      <ListFooter list={list} rowsAreLinks={rowsAreLinks} selectable={bulk !== undefined}>
        {props.hints}
      </ListFooter>
    </Stack>
  )
}

interface SelectionProps {
  count: number
  /** Where more rows can be selected: how many there are. */
  all: false | undefined | { total: number; isLoading: boolean; selectAll: () => Promise<void> }
  children: ReactNode
}

/** The number of selected rows and the bulk actions. */
function SelectionBar({ count, all, children }: SelectionProps) {
  return (
    <Row
      as="section"
      unbroken
      gap="100"
      align="center"
      className={styles.selection}
      aria-label="Selected rows"
    >
      <p role="status">{formatNumber('en', count)} selected</p>
      {all && (
        <Button variant="link" disabled={all.isLoading} onClick={() => void all.selectAll()}>
          {all.isLoading ? 'Selecting…' : `Select all ${formatNumber('en', all.total)}`}
        </Button>
      )}
      {children}
      <span>
        <kbd>Esc</kbd> clear
      </span>
    </Row>
  )
}

interface FooterProps {
  list: ListProps<unknown>['list']
  /** Whether rows are links. */
  rowsAreLinks: boolean
  selectable: boolean
  children: ReactNode
}

/** The number of loaded rows, the button to load more, and the keyboard shortcuts. */
function ListFooter({ list, rowsAreLinks, selectable, children }: FooterProps) {
  const singleKeys = useSingleKeys()
  return (
    <Row as="footer" gap="150 300" align="center" className={styles.footer}>
      <p>
        {formatNumber('en', list.rows.length)} of {formatNumber('en', list.total)}
      </p>
      <LoadMore list={list} />
      {children}
      <DensitySwitch />
      {rowsAreLinks && singleKeys && (
        <p className={styles.keys}>
          <kbd>J</kbd> <kbd>K</kbd> move <kbd>Enter</kbd> open
          {selectable && (
            <>
              {' '}
              <kbd>X</kbd> select
            </>
          )}{' '}
          <kbd>?</kbd> all shortcuts
        </p>
      )}
    </Row>
  )
}

/** Placeholder rows, shown only when loading takes longer than 150 ms. */
function SkeletonRows() {
  const late = useDelayed(true)
  if (!late) return <div className={styles.wait} />
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}

/** True once `active` has lasted for `delayMs`. */
function useDelayed(active: boolean, delayMs = 150): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [active, delayMs])
  return active && late
}
