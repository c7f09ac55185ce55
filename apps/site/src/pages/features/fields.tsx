import type { ReactNode } from 'react'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import styles from './fields.module.css'

export type Field = readonly [name: string, value: ReactNode]

/** The fields of one record of a module's screen. */
export function Fields({ fields, isWide }: { fields: readonly Field[]; isWide?: boolean }) {
  return (
    <Facts
      terms="muted"
      layout="between"
      lined
      above="200"
      className={isWide ? `${styles.fields} ${styles.wide}` : styles.fields}
    >
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}

interface RecordsProps {
  caption: string
  heads: readonly string[]
  /** The first cell heads its row. */
  rows: ReadonlyArray<readonly string[]>
  /** Each cell after the first is a number. */
  isNumeric?: boolean
}

/** A small table of a screen. */
export function Records({ caption, heads, rows, isNumeric }: RecordsProps) {
  return (
    <RecordTable caption={caption} heads={heads} {...(isNumeric && { kind: 'numeric' })}>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </RecordTable>
  )
}

interface RecordTableProps {
  caption: string
  heads: readonly string[]
  /** Live: its rows change and have equal heights. */
  kind?: 'live' | 'numeric'
  /** Its `tbody`. */
  children: ReactNode
}

export function RecordTable({ caption, heads, kind, children }: RecordTableProps) {
  return (
    <Table size="small" className={kind ? `${styles.records} ${styles[kind]}` : styles.records}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </Table>
  )
}
