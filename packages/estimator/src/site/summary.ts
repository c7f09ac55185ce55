import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import type { Estimate } from '../model/estimate.ts'
import { isWholeExample, type Basis } from '../form/basis.ts'
import { basisSentences } from '../result/basis-sentences.ts'
import { countryName } from '../result/basis.ts'
import type { EstimatorProps } from './estimator-props.ts'

/** An estimate in a few lines, for a message: the site, then the headline. */
export function summaryText(
  { lang, words, countries }: EstimatorProps,
  { estimate, basis, headline }: { estimate: Estimate; basis: Basis; headline: string },
): string {
  const { input, quantities } = estimate
  const { inputs } = words.terms.names
  const number = (value: number) => formatNumber(lang, value, Number.isInteger(value) ? 0 : 1)
  const facts = [
    [inputs.country, countryName(countries, input.country)],
    [inputs.forklifts, number(input.forklifts)],
    [inputs.area, `${number(input.area)}\u00a0m²`],
    [inputs.shifts, `${number(input.shifts)} × ${number(input.shiftHours)}\u00a0h`],
    [inputs.pallets, number(input.pallets)],
  ]
  const isExample = isWholeExample(basis)
  const notes = [
    ...(isExample ? [] : basisSentences({ lang, estimate, basis }, words.result, words.terms)),
    ...(quantities ? [fillIn(words.result.planned, { anchors: number(quantities.anchors) })] : []),
  ]
  return [...facts.map((fact) => fact.join(colon(lang))), ...notes, headline].join('\n')
}
