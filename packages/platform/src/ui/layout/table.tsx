import type { TableHTMLAttributes } from 'react'
import { draw } from './element.ts'
import { room } from './room.ts'
import './table.css'
import { namedCells } from './named-cells.ts'

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** `dense` has less room between its lines. */
  size?: 'compact' | 'small' | 'dense'
  /** The heads of rows step back behind their cells. */
  heads?: 'quiet'
  /** A line above its head. */
  ruled?: boolean
  /**
   * In a narrow window each row is a card whose cells name their columns: beside facts, above longer texts, above
   * figures in columns, or behind marks. With `own` a sheet of the page lays the rows out. Absent, it stays a table.
   */
  cards?: 'facts' | 'texts' | 'figures' | 'marks' | 'own' | undefined
}

const classes = {
  ...room,
  size: 'l-table-',
  heads: 'l-table-',
  ruled: 'l-table-ruled',
  cards: 'l-cards-',
}

/** Rows on hairlines; the head of a row is strong, that of a column quiet. */
export function Table(props: TableProps) {
  const { cards, children } = props
  // Browsers forget that a table is one when its rows are laid out otherwise; a role reminds them.
  const parts = cards && { role: 'table', children: namedCells(children) }
  return draw('table', 'l-table', classes, { ...props, ...parts })
}
