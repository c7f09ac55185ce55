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

/** Returns the value below which a share of the values lies; undefined for no values. */
export function quantile(values: readonly number[], part: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

type Quantile = 'median' | 'p99' | 'max'

/** A row of times in milliseconds, each with a maximum. */
export function within(
  what: string,
  times: readonly number[],
  most: Partial<Record<Quantile, number>>,
): Row {
  const [median, p99, max] = [0.5, 0.99, 1].map((part) => quantile(times, part))
  const found = { median, p99, max }
  const names = Object.keys(most) as Quantile[]
  const text = (values: Partial<Record<Quantile, number>>) =>
    names.map((name) => `${name} ${Math.round(values[name] ?? Number.NaN)} ms`).join(', ')
  return {
    what,
    target: `≤ ${text(most)}`,
    measured: `${text(found)} of ${times.length.toLocaleString('en')}`,
    met: names.every((name) => (found[name] ?? Infinity) <= most[name]!),
  }
}
