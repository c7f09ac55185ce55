import { quantile } from '@repo/platform/values/quantile.ts'

/** A line of the table that the suite prints. */
export interface Row {
  what: string
  target: string
  measured: string
  met: boolean
}

/** The export of each part of the suite. */
export interface Part {
  measure(): Promise<Row[]>
}

/** A row that expects no occurrence; the first few occurrences follow it. */
export function never(what: string, attempts: number, found: readonly string[]): Row {
  for (const one of found.slice(0, 10)) console.log(`  ${what}: ${one.slice(0, 600)}`)
  return {
    what,
    target: '0',
    measured: `${found.length} of ${attempts.toLocaleString('en')}`,
    met: found.length === 0 && attempts > 0,
  }
}

const shares = { median: 0.5, p99: 0.99, max: 1 }
type Quantile = keyof typeof shares

/** A row of times in milliseconds, each with a maximum. */
export function within(
  what: string,
  times: readonly number[],
  most: Partial<Record<Quantile, number>>,
): Row {
  const limits = (['median', 'p99', 'max'] satisfies Quantile[]).flatMap((name) => {
    const limit = most[name]
    return limit === undefined ? [] : [{ name, limit, found: quantile(times, shares[name]) }]
  })
  const text = (value: 'limit' | 'found') =>
    limits.map((one) => `${one.name} ${Math.round(one[value])} ms`).join(', ')
  return {
    what,
    target: `≤ ${text('limit')}`,
    measured: `${text('found')} of ${times.length.toLocaleString('en')}`,
    met: limits.every(({ limit, found }) => found <= limit),
  }
}
