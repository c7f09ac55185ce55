import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react'
import type { LibraryFile } from '#src/library/contract.ts'
import styles from './file-grid.module.css'
import { gap, type GridLayout } from './rows-in-view.ts'
import { useWindow } from './use-window.ts'

export type LayoutName = 'grid' | 'list'

/** Name and facts of a card below its picture of 3 to 2. */
const captionHeight = 68

const layouts: Readonly<Record<LayoutName, GridLayout>> = {
  grid: { minWidth: 160, rowHeight: (width) => (width * 2) / 3 + captionHeight },
  list: { minWidth: Infinity, rowHeight: () => 57 },
}

interface Props {
  files: readonly LibraryFile[]
  layout: LayoutName
  hasMore: boolean
  loadMore: () => void
  /** An item, with its place among all that are loaded. */
  children: (file: LibraryFile, index: number) => ReactNode
  /** Called with how many stand in a row. */
  onColumns?: (columns: number) => void
  /** Of the element around the items; a list where absent. */
  listbox?: ComponentProps<'div'>
}

/** Any number of files, of which those near the window are drawn; the rest is fetched on the way. */
export function FileGrid(props: Props) {
  const { files, layout, hasMore, loadMore, children, onColumns, listbox } = props
  const grid = useRef<HTMLDivElement>(null)
  const view = useWindow(grid, { count: files.length, layout: layouts[layout] })
  const { columns, from, to, ready } = view

  const tellColumns = useEffectEvent((number: number) => onColumns?.(number))
  useEffect(() => tellColumns(columns), [columns])

  const fetchMore = useEffectEvent(loadMore)
  const nearEnd = ready && hasMore && to >= files.length - columns
  useEffect(() => {
    if (nearEnd) fetchMore()
  }, [nearEnd])

  const items = ready && files.slice(from, to).map((file, index) => children(file, from + index))
  const style = {
    translate: `0 ${view.offset}px`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: view.itemHeight,
    gap: columns > 1 ? gap : 0,
  }
  return (
    <div ref={grid} className={styles.grid} style={{ height: view.height }}>
      {listbox ? (
        <div {...listbox} role="listbox" className={styles.window} style={style}>
          {items}
        </div>
      ) : (
        <ul className={styles.window} data-layout={layout} style={style}>
          {items}
        </ul>
      )}
    </div>
  )
}
