import { fillIn } from '#src/i18n/fill-in.ts'
import { formatMoney, formatNumber } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import type { ResultWords } from '../messages/result/result-words.ts'
import type { ResultKey, Results } from '../model/results.ts'
import { tenYears } from './axis.ts'

const money: ReadonlySet<ResultKey> = new Set([
  'hardwareCost',
  'softwareCost',
  'installationCost',
  'investment',
  'savings',
  'increasedProfits',
  'efficiencySavings',
  'safetyComplianceSavings',
  'profitIncrease',
  'higherEfficiencySavings',
  'lowerRepairCosts',
  'lowerComplianceFees',
] as const)
const digits: Partial<Record<ResultKey, number>> = {
  roi: 1,
  paybackMonths: 1,
  co2KgPerPallet: 4,
  co2Tons: 2,
}

/** A result as it is shown beside its name; the name says the unit where it has one in brackets. */
export function resultText(
  lang: Lang,
  key: ResultKey,
  results: Results,
  currency: string,
  words: Pick<ResultWords, 'hours' | 'notReached' | 'aboveTenYears'>,
): string {
  const value = results[key]
  if (value === null) return words.notReached
  if (money.has(key)) return formatMoney(lang, value, currency)
  const number = formatNumber(lang, value, digits[key])
  if (key === 'lessDowntimeHours') return fillIn(words.hours, { value: number })
  if (key === 'paybackMonths' && value > tenYears) return `${number} (${words.aboveTenYears})`
  return number
}

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
