import type { ReactNode } from 'react'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import styles from './tables.module.css'

interface FiguresTableProps {
  label: string
  head: readonly string[]
  /** How many of the columns after the first hold numbers; the rest holds words. */
  numbers: number
  rows: readonly {
    key: string
    cells: readonly ReactNode[]
    /** Part of the row above. */
    isPart?: boolean
  }[]
  /** How the cells of a row are laid out on a phone; absent, it stays a table. */
  cards?: 'facts' | 'figures'
}

/** A table whose first column names what the others measure. */
export function FiguresTable({ label, head, numbers, rows, cards }: FiguresTableProps) {
  const classOf = (column: number) => (column > 0 && column <= numbers ? styles.number : undefined)
  return (
    <Table ruled cards={cards} className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((text, column) => (
            <th key={text} scope="col" className={classOf(column)}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, isPart, cells: [name, ...values] }) => (
          <tr key={key} data-part={isPart || undefined}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={index} className={classOf(index + 1)}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
