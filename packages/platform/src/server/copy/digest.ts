import { createHash } from 'node:crypto'
import type { PortableRow } from './rows.ts'
import type { ColumnShape, TableShape } from './table-shapes.ts'

export interface TableSum {
  rows: number
  /** Sum of the SHA-256 of each row, in hex: the same in any order and on both engines. */
  digest: string
}

const modulus = 2n ** 256n

/** Adds up the rows of a table. */
export function createTableSum({ columns }: Pick<TableShape, 'columns'>) {
  const sorted = columns.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  let rows = 0
  let sum = 0n
  return {
    add(row: PortableRow): void {
      const text = JSON.stringify(sorted.map((column) => [column.name, plain(row, column)]))
      rows += 1
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % modulus
    },
    result: (): TableSum => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  }
}

/** Sorts the keys of a JSON object and terms, since neither order has a meaning. */
function plain(row: PortableRow, { name, kind }: ColumnShape): unknown {
  const value = row[name]
  if (value === null || value === undefined) return null
  if (kind === 'terms') return [...new Set(value as string[])].toSorted()
  if (kind === 'json' && typeof value === 'string') return { json: inOrder(JSON.parse(value)) }
  return value
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, inOrder(one)])
}
