import type { ReactNode } from 'react'
import { ScrollFrame } from '@repo/platform/ui/scroll-frame.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import styles from './tables.module.css'

interface FiguresTableProps {
  label: string
  head: readonly string[]
  /** How many of the columns after the first hold numbers; the rest holds words. */
  numbers: number
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** On a phone each row is a block, its first cell above the others. */
  stacks?: boolean
}

/** A table whose first column names what the others measure. */
export function FiguresTable({ label, head, numbers, rows, stacks }: FiguresTableProps) {
  const classOf = (column: number) => (column > 0 && column <= numbers ? styles.number : undefined)
  return (
    <ScrollFrame label={label}>
      <Table
        ruled
        className={stacks ? `${styles.table} ${styles.stacks}` : styles.table}
        aria-label={label}
      >
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
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td
                  key={index}
                  className={classOf(index + 1)}
                  data-label={stacks ? head[index + 1] : undefined}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollFrame>
  )
}
