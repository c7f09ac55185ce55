import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatNumber, written } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { ResultWords } from '#words/index.ts'
import { isMoneyResult, resultMeasures, type ResultKey } from '../model/measures/results.ts'
import type { Results } from '../model/results.ts'
import { tenYears } from '@repo/pictures/break-even/axes.ts'

/** A formatted result; without its unit where its label has that in brackets. */
export function resultText(
  lang: Lang,
  key: ResultKey,
  { results, currency }: { results: Results; currency: string },
  words: Pick<ResultWords, 'hours' | 'notReached' | 'aboveTenYears'>,
): string {
  const value = results[key]
  if (value === null) return words.notReached
  if (isMoneyResult(key)) return formatMoney(lang, value, currency)
  const number = formatNumber(lang, value, resultMeasures[key].decimals)
  if (key === 'lessDowntimeHours') return fillIn(words.hours, { value: number })
  if (key === 'paybackMonths' && value > tenYears) return `${number} (${words.aboveTenYears})`
  return number
}

/** A return of investment in %: "83.9%". */
export const roiText = (lang: Lang, roi: number): string =>
  written(lang, roi / 100, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A number of months in a sentence: "8.4 months", "not reached". */
export function monthsText(
  lang: Lang,
  months: number | null,
  words: Pick<ResultWords, 'months' | 'notReached' | 'aboveTenYears'>,
): string {
  if (months === null) return words.notReached
  const text = fillIn(words.months, { value: formatNumber(lang, months, 1) })
  return months > tenYears ? `${text} (${words.aboveTenYears})` : text
}
