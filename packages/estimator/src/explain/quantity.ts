import { written } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Unit } from '../model/measures/measure.ts'
import { roundTo } from '../model/rounding.ts'

/** Cents, or as many digits as a price list has: enough to follow the calculation. */
const digitsOf = (value: number): Intl.NumberFormatOptions =>
  Math.abs(value) < 1
    ? { maximumSignificantDigits: 6 }
    : { maximumFractionDigits: Math.abs(value) >= 1_000 ? 2 : 6 }

/** Whether a number is rounded where it is shown. */
export const isShortened = (value: number): boolean =>
  Math.abs(roundTo(value, Math.abs(value) >= 1_000 ? 2 : 6) - value) > Math.abs(value) * 1e-12

/** Formats a number inside a formula: without its unit, shares in %. */
export function bareNumber(lang: Lang, value: number, unit: Unit | undefined): string {
  return unit === 'share'
    ? written(lang, value, { style: 'percent', maximumSignificantDigits: 7 })
    : written(lang, value, digitsOf(value))
}

/** Formats a number with its unit; money is in the currency already. */
export function quantity(
  lang: Lang,
  value: number,
  unit: Unit | undefined,
  currency: string,
): string {
  if (unit === 'eur' || unit === 'money')
    return written(lang, value, {
      style: 'currency',
      currency,
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      maximumFractionDigits: Math.abs(value) >= 1_000 ? 2 : 6,
    })
  const number = bareNumber(lang, value, unit)
  if (unit === undefined || unit === 'share') return number
  if (unit === '%')
    return written(lang, value / 100, { style: 'percent', maximumFractionDigits: 2 })
  return `${number}\u00a0${unit}`
}
