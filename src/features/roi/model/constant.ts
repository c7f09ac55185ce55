/** Specified, found in a public source, derived from those, or a proposal that the company confirms. */
export type Mark = 'S' | 'F' | 'D' | 'P'

export interface Constant {
  value: number
  /** Least and greatest plausible value. */
  range: readonly [number, number]
  mark: Mark
  /** Where the figure is from, or why it is what it is. */
  source: string
  /** What takes its place at the two ends of the band. */
  band?: { cautious: number; optimistic: number }
}

interface Basis {
  source: string
  range?: readonly [number, number]
  band?: readonly [cautious: number, optimistic: number]
}

/** A constant without a range is fixed. */
export function constant(value: number, mark: Mark, basis: Basis): Constant {
  const { source, range = [value, value], band } = basis
  return {
    value,
    range,
    mark,
    source,
    ...(band && { band: { cautious: band[0], optimistic: band[1] } }),
  }
}
