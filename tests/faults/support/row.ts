/** A line of the table that the suite prints. */
export interface Row {
  what: string
  target: string
  measured: string
  met: boolean
}

/** What each part of the suite exports. */
export interface Part {
  measure(): Promise<Row[]>
}

/** A row whose target is that something never happens; the first few of what happened follow it. */
export function never(what: string, attempts: number, found: readonly string[]): Row {
  for (const one of found.slice(0, 10)) console.log(`  ${what}: ${one.slice(0, 600)}`)
  return {
    what,
    target: '0',
    measured: `${found.length} of ${attempts.toLocaleString('en')}`,
    met: found.length === 0 && attempts > 0,
  }
}
