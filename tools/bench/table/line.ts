/** What is measured, and what is asked of it: one line of the table. */
export interface Line {
  name: string
  /** By what it is and its unit, in the order of the columns. */
  figures: Figures
  targets?: readonly Target[]
}

export type Figures = Readonly<Record<string, number>>

export type Target = { figure: string } & ({ atLeast: number } | { atMost: number })

export interface Section {
  title: string
  lines: readonly Line[]
  /** What a reader has to know of these figures. */
  note?: string
}

/** Undefined where the figure could not be measured. */
export function isMet(target: Target, figures: Figures): boolean | undefined {
  const value = figures[target.figure]
  if (value === undefined || Number.isNaN(value)) return undefined
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
