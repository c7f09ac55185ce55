import { useState, type ReactNode, useEffect } from 'react'
import { formatNumber } from '#src/i18n/format.ts'
import { ErrorView } from '../error-view.tsx'
import { Button } from '../form/button.tsx'
import { useSingleKeys } from '../single-keys.tsx'
import { DensitySwitch, useDensity } from './density.tsx'
import { DataTable, type Sort, type TableColumn } from './data-table.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import messageStyles from '../message-page.module.css'
import styles from './list-page.module.css'
import { LoadMore } from './load-more.tsx'
import type { List } from './use-list.ts'
import { useSelection } from './use-selection.ts'

export interface ListProps<Row> {
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

interface BodyProps<Row> extends ListProps<Row> {
  label: string
  empty: ReactNode
}

/** The list, or its error, loading or empty state. */
export function ListBody<Row extends { id: string }>(props: BodyProps<Row>) {
  const { label, list, columns, rowName, empty, rowsAreLinks = true, bulk } = props
  const { selection, select, selected, clear, ...all } = useSelection(list)
  const outdated = useDelayed(list.outdated)
  const density = useDensity()
  if (list.error) return <ErrorView error={list.error} onRetry={list.retry} />
  if (list.pending) return <SkeletonRows />
  if (list.rows.length === 0)
    return (
      <Stack narrow gap="150" className={messageStyles.message}>
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
      <span data-keys>
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
        <p className={styles.keys} data-keys>
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
