/**
 * How a number is written where it stands alone: `share` of 1 as %, `money` in the country's currency,
 * `eur` before the exchange rate. Absent: a bare number, whose name says what is counted.
 */
export type Unit = 'share' | 'eur' | 'money' | 'm' | 'm²' | 'h' | 'kWh' | 'kg' | 'l' | '%'

export interface Bounds {
  min: number
  max: number
  /** Whole numbers only. */
  integer?: boolean
}
