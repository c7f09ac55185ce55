import { useState, type ReactNode } from 'react'
import { ErrorView } from '#src/admin/error-view.tsx'
import { PageHeader } from '#src/admin/page-header.tsx'
import { Page } from '#src/admin/page.tsx'
import { DataTable, type Selection, type TableColumn } from '#src/admin/table/data-table.tsx'
import filterStyles from '#src/admin/table/filter-row.module.css'
import { ListFooter } from '#src/admin/table/list-footer.tsx'
import { SelectionBar } from '#src/admin/table/selection-bar.tsx'
import { SkeletonRows } from '#src/admin/table/skeleton-rows.tsx'
import type { Sort } from '#src/admin/table/sort-button.tsx'
import { useDelayed } from '#src/admin/use-delayed.ts'
import type { useContentView } from './content-view.ts'
import styles from './list-frame.module.css'

type View<Row> = Omit<ReturnType<typeof useContentView>, 'rows'> & { rows: readonly Row[] }

interface Props<Row> {
  title: string
  summary?: ReactNode
  /** Buttons at the head of the page. */
  actions?: ReactNode
  filters: ReactNode
  columns: readonly TableColumn<Row>[]
  view: View<Row>
  rowName: (row: Row) => string
  sort: Sort
  onSort: (sort: Sort) => void
  busy?: ReadonlySet<string>
  /** What the list says where there is nothing to list. */
  empty: ReactNode
  /** The actions over the selected rows; absent: rows can't be selected. */
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode
}

/** The list page that all content types share. */
export function ListFrame<Row extends { id: string }>(props: Props<Row>) {
  const { title, summary, actions, filters, view, bulk, empty } = props
  const [selection, setSelection] = useState<Selection>({})
  const selected = view.rows.filter((row) => selection[row.id])
  const outdated = useDelayed(view.outdated)

  if (view.error) return <ErrorView error={view.error} onRetry={view.retry} />
  return (
    <Page>
      <PageHeader title={title} summary={summary}>
        {actions}
      </PageHeader>
      <div className={filterStyles.filters}>{filters}</div>
      {bulk && selected.length > 0 && (
        <SelectionBar count={selected.length}>
          {bulk(selected, () => setSelection({}))}
        </SelectionBar>
      )}
      {view.pending && <SkeletonRows />}
      {!view.pending && view.rows.length === 0 && <div className={styles.empty}>{empty}</div>}
      {view.rows.length > 0 && (
        <div className={styles.table} aria-busy={outdated} data-outdated={outdated || undefined}>
          <DataTable
            label={title}
            columns={props.columns}
            rows={view.rows}
            rowName={props.rowName}
            sort={props.sort}
            onSort={props.onSort}
            {...(bulk && { selection, onSelection: setSelection })}
            {...(props.busy && { busy: props.busy })}
          />
          <ListFooter
            shown={view.rows.length}
            total={view.total}
            hasMore={view.hasMore}
            loadingMore={view.loadingMore}
            onMore={view.loadMore}
            opens
            selectable={bulk !== undefined}
          />
        </div>
      )}
    </Page>
  )
}
