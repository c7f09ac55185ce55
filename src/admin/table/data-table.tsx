import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
} from '@tanstack/react-table'
import { useMemo, useRef, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useRowKeys } from './row-keys.ts'
import { SortButton, type Sort } from './sort-button.tsx'
import styles from './data-table.module.css'

const features = tableFeatures({ rowSelectionFeature })

type Size = 'wide' | 'narrow' | 'narrowest'

export interface TableColumn<Row> {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** The key by which the server sorts this column; absent: it doesn't. */
  sort?: string
  /** `wide` takes what is left; `narrow` columns leave first on small screens. */
  size?: Size
  /** The head is read out, not shown. */
  quietHead?: boolean
}

export type Selection = RowSelectionState

interface Props<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** What a screen reader calls the row. */
  rowName: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection?: Selection
  onSelection?: Dispatch<SetStateAction<Selection>>
  /** Rows on which something is under way. */
  busy?: ReadonlySet<string>
}

/** A table of links: the first link of a row opens it, j and k move, x selects. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, columns, rows, rowName, sort, onSort, selection, onSelection, busy } = props
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body, { clear: () => onSelection?.({}) })

  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return columns.map((column) =>
      helper.display({ id: column.id, cell: ({ row }) => column.cell(row.original) }),
    )
  }, [columns])

  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => row.id,
    state: { rowSelection: selection ?? nothing },
    ...(onSelection && { onRowSelectionChange: onSelection }),
  })
  const selectable = onSelection !== undefined
  const columnById = new Map(columns.map((column) => [column.id, column]))

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
                checked={rows.length > 0 && table.getIsAllRowsSelected()}
                ref={(input) => {
                  if (input) input.indeterminate = table.getIsSomeRowsSelected()
                }}
                onChange={table.getToggleAllRowsSelectedHandler()}
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
                  {column.head}
                </SortButton>
              ) : (
                <Head {...column} />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            data-selected={row.getIsSelected() || undefined}
            aria-busy={busy?.has(row.id) || undefined}
          >
            {selectable && (
              <td className={styles.select}>
                <input
                  type="checkbox"
                  aria-label={`Select ${rowName(row.original)}`}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </td>
            )}
            {row.getAllCells().map((cell) => (
              <Cell key={cell.id} size={columnById.get(cell.column.id)?.size}>
                <table.FlexRender cell={cell} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head({ head, quietHead }: Pick<TableColumn<never>, 'head' | 'quietHead'>) {
  return quietHead ? <VisuallyHidden>{head}</VisuallyHidden> : head
}

function Cell({ size, children }: { size: Size | undefined; children: ReactNode }) {
  return <td data-size={size}>{children}</td>
}

/** The link that opens a row; its surface is the whole row. */
export const rowLink = styles.link

const nothing: Selection = {}

function ariaSort(key: string | undefined, sort: Sort | undefined) {
  if (!key || key !== sort?.by) return undefined
  return sort.descending ? 'descending' : 'ascending'
}
