import { faultTexts } from '../form/fault-text.ts'
import { fieldKeys, type FieldKey, type FormValues } from '../form/fields.ts'
import type { Reading } from '../form/read.ts'
import { show } from '../form/show.ts'
import { estimate, type Estimate } from '../model/estimate.ts'
import type { EstimatorProps } from './estimator-props.ts'
import { readEstimate, type Good } from './read-estimate.ts'

export interface EstimateState {
  good: Good
  values: FormValues
  faults: Reading['faults']
  /** Whose fault is said. */
  shown: readonly FieldKey[]
}

/** With which the page is drawn. */
export function firstState({ lang, example, sent }: EstimatorProps): EstimateState {
  const { good } = readEstimate(lang, example)
  if (!good) throw new Error('The example must be an input without faults')
  if (!sent) return { good, values: example, faults: {}, shown: [] }
  const read = readEstimate(lang, sent.values, good)
  const shown = sent.refused ? fieldKeys.filter((key) => read.faults[key]) : []
  return { good: read.good ?? good, values: sent.values, faults: read.faults, shown }
}

/** The sentences at the fields. */
export function textsOf(
  { lang, words }: EstimatorProps,
  { good, values, faults, shown }: EstimateState,
  { input }: Estimate,
): Partial<Record<FieldKey, string>> {
  if (shown.length === 0) return {}
  const said = Object.fromEntries(shown.map((key) => [key, faults[key]]))
  const used = { ...show(lang, input), area: good.values.area }
  return faultTexts(lang, words.form, said, values, used)
}

export function firstTexts(props: EstimatorProps): Partial<Record<FieldKey, string>> {
  const state = firstState(props)
  return textsOf(props, state, estimate(state.good.given, props.table))
}
