import { useState, type ReactNode } from 'react'
import { ErrorView } from '../error-view.tsx'
import { DataTable, type Selection, type TableColumn } from './data-table.tsx'
import styles from './list-body.module.css'
import { ListFooter } from './list-footer.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import type { useList } from './use-list.ts'

interface Props<Row> {
  label: string
  list: Omit<ReturnType<typeof useList>, 'rows'> & { rows: readonly Row[] }
  columns: readonly TableColumn<Row>[]
  rowName: (row: Row) => string
  empty: ReactNode
  /** Whether rows lead somewhere; they do where absent. */
  opens?: boolean
  /** What can be done with the selected rows; absent: rows can't be selected. */
  bulk?: (rows: readonly Row[]) => ReactNode
}

/** A list that is only read, in whichever of its states it is. */
export function ListBody<Row extends { id: string }>(props: Props<Row>) {
  const { label, list, columns, rowName, empty, opens = true, bulk } = props
  const [selection, setSelection] = useState<Selection>({})
  const selected = list.rows.filter((row) => selection[row.id])
  if (list.error) return <ErrorView error={list.error} onRetry={list.retry} />
  if (list.pending) return <SkeletonRows />
  if (list.rows.length === 0) return <div className={styles.empty}>{empty}</div>
  return (
    <>
      {bulk && selected.length > 0 && (
        <SelectionBar count={selected.length}>{bulk(selected)}</SelectionBar>
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={list.rows}
        rowName={rowName}
        {...(bulk && { selection, onSelection: setSelection })}
      />
      <ListFooter
        shown={list.rows.length}
        total={list.total}
        hasMore={list.hasMore}
        loadingMore={list.loadingMore}
        onMore={list.loadMore}
        opens={opens}
        selectable={bulk !== undefined}
      />
    </>
  )
}
