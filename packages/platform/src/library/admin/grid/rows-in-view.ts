interface Grid {
  count: number
  columns: number
  /** Pixels, the gap below included. */
  rowHeight: number
}

interface View {
  /** Pixels from the grid's upper edge to that of the window; negative while the grid begins below it. */
  top: number
  height: number
}

/** Rows beyond the window, so that a step of the keyboard or the wheel meets what is there already. */
const beyond = 2

/** The first item that is drawn, and the one after the last. */
export function itemsInView({ count, columns, rowHeight }: Grid, { top, height }: View) {
  const rows = Math.ceil(count / columns)
  const first = Math.floor(top / rowHeight) - beyond
  const last = Math.ceil((top + height) / rowHeight) + beyond
  const from = Math.min(Math.max(0, first), rows)
  const to = Math.min(Math.max(from, last), rows)
  return { from: Math.min(from * columns, count), to: Math.min(to * columns, count) }
}

export interface GridLayout {
  /** Pixels of the narrowest column; Infinity: one column. */
  minWidth: number
  /** Pixels of a row, from the width of its columns. */
  rowHeight: (columnWidth: number) => number
}

export const gap = 12

/** As many columns as fit, two at least where there is more than one. */
export function columnsOf({ minWidth, rowHeight }: GridLayout, width: number) {
  const fitting = Math.floor((width + gap) / (minWidth + gap))
  const columns = Number.isFinite(minWidth) ? Math.max(2, fitting) : 1
  const columnWidth = (width - gap * (columns - 1)) / columns
  return { columns, rowHeight: Math.round(rowHeight(columnWidth)) + (columns > 1 ? gap : 0) }
}
