import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import type { ResultWords } from '#words/index.ts'
import type { TermWords } from '../explain/term-words.ts'
import type { Basis } from '../form/basis.ts'
import type { Estimate } from '../model/estimate.ts'

interface Site {
  lang: Lang
  estimate: Estimate
  basis: Pick<Basis, 'kept' | 'derived'>
}

/** What an estimate has that the visitor has not entered: figures of the example, aisles from the area. */
export function basisSentences(
  { lang, estimate, basis }: Site,
  words: Pick<ResultWords, 'partly' | 'derived'>,
  { names }: Pick<TermWords, 'names'>,
): string[] {
  const { kept, derived } = basis
  const { aisles, aisleLength } = estimate.input
  const list = new Intl.ListFormat(localeOf[lang])
  const fields = list.format(kept.map((key) => names.inputs[key]))
  const length = `${formatNumber(lang, aisleLength, Number.isInteger(aisleLength) ? 0 : 1)}\u00a0m`
  return [
    ...(kept.length > 0 ? [fillIn(words.partly, { fields })] : []),
    ...(derived.length > 0
      ? [fillIn(words.derived, { aisles: formatNumber(lang, aisles), length })]
      : []),
  ]
}
