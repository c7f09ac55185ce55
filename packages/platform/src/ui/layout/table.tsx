import type { TableHTMLAttributes } from 'react'
import { draw } from './element.ts'
import { room } from './room.ts'
import './table.css'

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  size?: 'compact' | 'small'
  /** A line above its head. */
  ruled?: boolean
  /** Never narrower than 42rem: its frame scrolls. */
  wide?: boolean
}

const classes = { ...room, size: 'l-table-', ruled: 'l-table-ruled', wide: 'l-table-wide' }

/** Rows on hairlines; the head of a row is strong, that of a column quiet. */
export const Table = (props: TableProps) => draw('table', 'l-table', classes, props)
