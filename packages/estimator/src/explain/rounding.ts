import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { TermWords } from './terms-of-price-list.ts'

/** The whole formula inside `round(…)`, and the decimals that it is rounded to. */
const roundedFormula = /^round\((.*?)(?:; (\d))?\)$/

/** A formula without its rounding. */
export const insideOf = (formula: string): string => roundedFormula.exec(formula)?.[1] ?? formula

/** `rounded to 0.1`; undefined if the formula is not rounded. */
export function roundingOf(
  lang: Lang,
  formula: string,
  words: TermWords['label'],
): string | undefined {
  const [rounded, , digits] = roundedFormula.exec(formula) ?? []
  if (!digits) return rounded && words.wholly
  return fillIn(words.toStep, { step: formatNumber(lang, 10 ** -Number(digits), Number(digits)) })
}
