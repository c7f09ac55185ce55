import { useMemo, useState, type RefObject } from 'react'
import type { Lang } from '#src/i18n/locales.ts'
import { errorTexts } from '../form/error-text.ts'
import { fieldKeys, type FormValues, type FieldKey } from '../form/fields.ts'
import { valuesOf } from '../form/form-control.ts'
import { toFragment } from '../form/fragment.ts'
import { read, type Reading } from '../form/read.ts'
import { show } from '../form/show.ts'
import { estimate, type Estimate } from '../model/estimate.ts'
import type { GivenInput } from '../model/input.ts'
import { keysOf } from '../model/records.ts'
import type { EstimatorProps } from './estimator-props.ts'

/** Errors are said when a field is left, and go when they are corrected; the result follows every key. */
export function useEstimate(form: RefObject<HTMLFormElement | null>, props: EstimatorProps) {
  const { lang, priceList } = props
  const [state, setState] = useState(() => firstState(props))
  const { good } = state

  function update(reveal: readonly (keyof FormValues)[] = []) {
    const now = valuesOf(form.current!)
    setState((known) => {
      const reading = readEstimate(lang, now, known.good)
      const told = new Set<keyof FormValues>([...known.shown, ...reveal])
      return {
        good: reading.good ?? known.good,
        values: now,
        errors: reading.errors,
        shown: fieldKeys.filter((key) => reading.errors[key] && told.has(key)),
      }
    })
  }

  const current = useMemo(() => estimate(good.given, priceList), [good, priceList])
  return { update, good, estimate: current, texts: textsOf(props, state, current) }
}

interface EstimateState {
  good: Good
  values: FormValues
  errors: Reading['errors']
  /** Whose error is said. */
  shown: readonly FieldKey[]
}

/** With which the page is rendered. */
export function firstState({ lang, example, sent }: EstimatorProps): EstimateState {
  const { good } = readEstimate(lang, example)
  if (!good) throw new Error('The example must be an input without errors')
  if (!sent) return { good, values: example, errors: {}, shown: [] }
  const reading = readEstimate(lang, sent.values, good)
  const shown = sent.rejected ? fieldKeys.filter((key) => reading.errors[key]) : []
  return { good: reading.good ?? good, values: sent.values, errors: reading.errors, shown }
}

/** The sentences at the fields. */
function textsOf(
  { lang, words }: EstimatorProps,
  { good, values, errors, shown }: EstimateState,
  { input }: Estimate,
): Partial<Record<FieldKey, string>> {
  if (shown.length === 0) return {}
  const said = Object.fromEntries(shown.map((key) => [key, errors[key]]))
  const used = { ...show(lang, input), area: good.values.area }
  return errorTexts(lang, words.form, said, values, used)
}

export function firstTexts(props: EstimatorProps): Partial<Record<FieldKey, string>> {
  const state = firstState(props)
  return textsOf(props, state, estimate(state.good.given, props.priceList))
}

type Name = keyof FormValues

/** What a result is made from. */
interface Good {
  /** As it stood in the fields. */
  values: FormValues
  given: GivenInput
  /** The link's part that carries it. */
  fragment: string
}

/** What is only right or wrong together. */
const partners: Partial<Record<Name, readonly Name[]>> = {
  area: ['areaUnit'],
  shifts: ['shiftHours'],
  shiftHours: ['shifts'],
  aisleLength: ['aisles'],
  aisles: ['aisleLength'],
}

export const withPartners = (key: Name): readonly Name[] => [key, ...(partners[key] ?? [])]

/** Nobody needs to say who they are to see a result. */
const standIn = '–'

/**
 * Reads the fields; where one has an error, its last good value of it goes on counting, and what stands
 * in the others counts at once.
 */
export function readEstimate(
  lang: Lang,
  values: FormValues,
  last?: Good,
): { good: Good | undefined; errors: Reading['errors'] } {
  const { errors } = read(lang, values)
  const { companyName, ...others } = errors
  const repaired = { ...values }
  for (const name of keysOf(others).flatMap(withPartners)) repaired[name] = last?.values[name]
  const named = { ...repaired, companyName: companyName ? standIn : values.companyName }
  const { given } = read(lang, named)
  if (!given) return { good: last, errors }
  const known = { ...given, companyName: companyName ? '' : given.companyName }
  const fragment = toFragment(known)
  const isSame = fragment === last?.fragment
  return { good: isSame ? last : { values: repaired, given: known, fragment }, errors }
}
