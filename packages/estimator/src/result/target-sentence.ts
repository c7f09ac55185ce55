import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { quantity } from '../explain/quantity.ts'
import type { TermWords } from '../explain/term-words.ts'
import { unitOf } from '../explain/units.ts'
import { optionName } from '../messages/names/option-name.ts'
import type { ResultWords } from '#words/index.ts'
import type { Estimate } from '../model/estimate.ts'
import type { Solution, SolvableKey } from '../model/solve.ts'
import { countryName, type Countries } from './basis.ts'

export interface Naming {
  lang: Lang
  words: ResultWords
  terms: TermWords
  countries: Countries
}

/** An input's value with its unit, or its option's name. */
export function inputText(
  { input, currency }: Estimate,
  key: SolvableKey,
  value: number | string,
  { lang, terms, countries }: Naming,
): string {
  if (typeof value === 'number') {
    return quantity(lang, value, unitOf(key, input.forkliftType), currency)
  }
  if (key === 'country') return countryName(countries, value)
  return optionName(terms.names, key, value)
}

/** What one input would have to be so that the payback is within the target, all others unchanged. */
export function targetSentence(
  estimate: Estimate,
  solution: Solution,
  targetMonths: number,
  naming: Naming,
): string {
  const { words, terms } = naming
  const { key } = solution
  const text = (value: number | string) => inputText(estimate, key, value, naming)
  const name = terms.names.inputs[key]
  const value = text(estimate.input[key])
  if (solution.kind === 'choice') {
    return fillIn(words.options, { options: solution.reached.map(text).join(' · ') })
  }
  if (solution.kind !== 'number') {
    const isAlways = solution.kind === 'always'
    if (!solution.within) return isAlways ? words.everyOption : words.noOption
    const [min, max] = solution.within
    return fillIn(isAlways ? words.always : words.never, { min: text(min), max: text(max) })
  }
  const { atLeast, atMost } = solution
  const { paybackMonths } = estimate.results
  const isReached = paybackMonths !== null && paybackMonths <= targetMonths
  return fillIn(patternOf(solution, words, isReached), {
    name,
    value,
    ...(atLeast !== undefined && { least: text(atLeast) }),
    ...(atMost !== undefined && { most: text(atMost) }),
  })
}

function patternOf(
  { atLeast, atMost }: { atLeast?: number; atMost?: number },
  words: ResultWords,
  isReached: boolean,
): string {
  if (atMost === undefined) return isReached ? words.staysAtLeast : words.atLeast
  if (atLeast === undefined) return isReached ? words.staysAtMost : words.atMost
  return isReached ? words.staysBetween : words.between
}
