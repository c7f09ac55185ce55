import { distance, type Point } from './geometry.ts'

/** `9,2 km/h`: unit symbols are the same in every language, the number is not. */
export function measure(locale: string, value: number, unit: string, digits = 0): string {
  return `${number(locale, value, digits)}\u00a0${unit}`
}

export function number(locale: string, value: number, digits = 0): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** `share` is a fraction: 0.2 is 20 %. */
export function percent(locale: string, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
}

/** The text of a dimension line: metres with two decimals, as on any dimensioned drawing. */
export function dimensionText(locale: string, from: Point, to: Point): string {
  return measure(locale, distance(from, to), 'm', 2)
}
