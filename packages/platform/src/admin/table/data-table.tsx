import { memo, useMemo, useRef, type ReactNode } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './data-table.module.css'
import { useStable } from '../use-stable.ts'
import { useRestoredFocus } from '../keep-focus.ts'
import { useRowKeys } from './row-keys.ts'
import { useRowsInFrames } from './rows-in-frames.ts'
import { chooseRow, nothingSelected, type Selection } from './selection.ts'

type Size = 'wide' | 'narrow' | 'narrowest'

export interface Sort {
  by: string
  descending: boolean
}

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The key by which the server sorts this column; absent: it doesn't. */
  sort?: string
  /** `wide` takes the remaining width; `narrow` columns are hidden first on small screens. */
  size?: Size
  /** The header is visually hidden, for screen readers only. */
  hiddenHeader?: boolean
}

interface Props<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** The accessible name of the row. */
  rowName: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection?: Selection
  onSelection?: (selection: Selection) => void
  /** Ids of rows with a pending action. */
  busy?: ReadonlySet<string>
}

/** A table whose rows are links: the first link of a row opens it, j and k move, x or the space bar selects. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, columns, rows, rowName, sort, onSort, onSelection, busy } = props
  const { selection = nothingSelected } = props
  const drawn = useRowsInFrames(rows)
  const body = useRef<HTMLTableSectionElement>(null)
  const lastChosen = useRef<string>(null)
  useRowKeys(body, () => onSelection?.(nothingSelected))

  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const noteFocus = useStable(useRestoredFocus(body, ids))
  const selectable = onSelection !== undefined
  const selectedCount = ids.filter((id) => selection.has(id)).length
  const allSelected = rows.length > 0 && selectedCount === rows.length

  const choose = useStable((id: string, selected: boolean, event: Event): void => {
    const isRange = event instanceof MouseEvent && event.shiftKey
    const from = isRange ? lastChosen.current : null
    lastChosen.current = id
    onSelection?.(chooseRow(selection, ids, { id, selected, from }))
  })

  return (
    <table className={styles.table} data-selectable={selectable || undefined}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {selectable && (
            <th className={styles.select}>
              <input
                type="checkbox"
                aria-label="Select all rows"
                checked={allSelected}
                ref={(input) => {
                  if (input) input.indeterminate = selectedCount > 0 && !allSelected
                }}
                onChange={() => onSelection(allSelected ? nothingSelected : new Set(ids))}
              />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              data-size={column.size}
              aria-sort={ariaSort(column.sort, sort)}
            >
              {column.sort && onSort ? (
                <SortButton by={column.sort} sort={sort} onSort={onSort}>
                  {column.header}
                </SortButton>
              ) : (
                <HeaderCell {...column} />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {drawn.map((row) => (
          <TableRow
            key={row.id}
            row={row}
            name={rowName(row)}
            columns={columns}
            selected={selection.has(row.id)}
            busy={busy?.has(row.id) ?? false}
            {...(selectable && { onSelect: choose })}
            onFocus={noteFocus}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps<Row> {
  row: Row
  name: string
  columns: readonly TableColumn<Row>[]
  selected: boolean
  busy: boolean
  /** Absent: rows can't be selected. */
  onSelect?: (id: string, selected: boolean, event: Event) => void
  onFocus: (id: string) => void
}

/** Rendered again only when it changes: of a long list, a step or an action concerns few rows. */
const TableRow = memo(function TableRow<Row extends { id: string }>(props: RowProps<Row>) {
  const { row, name, columns, selected, busy, onSelect, onFocus } = props
  return (
    <tr
      data-selected={selected || undefined}
      aria-busy={busy || undefined}
      onFocus={() => onFocus(row.id)}
    >
      {onSelect && (
        <td className={styles.select}>
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selected}
            onChange={({ target, nativeEvent }) => onSelect(row.id, target.checked, nativeEvent)}
          />
        </td>
      )}
      {columns.map(({ id, size, cell }) => (
        <td key={id} data-size={size}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}) as <Row extends { id: string }>(props: RowProps<Row> & { key: string }) => ReactNode

/** The link that opens a row; its surface is the whole row. */
export const rowLink = styles.link

function HeaderCell({ header, hiddenHeader }: Pick<TableColumn<never>, 'header' | 'hiddenHeader'>) {
  return hiddenHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header
}

function ariaSort(key: string | undefined, sort: Sort | undefined) {
  if (!key || key !== sort?.by) return undefined
  return sort.descending ? 'descending' : 'ascending'
}

interface SortButtonProps {
  by: string
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  children: string
}

/** A column header that sorts; a second click reverses the order. */
function SortButton({ by, sort, onSort, children }: SortButtonProps) {
  const current = sort?.by === by ? sort : undefined
  return (
    <button
      type="button"
      className={styles.sort}
      data-order={current && (current.descending ? 'descending' : 'ascending')}
      onClick={() => onSort({ by, descending: current ? !current.descending : by !== 'title' })}
    >
      {children}
    </button>
  )
}
