import { errorTexts } from '../form/error-text.ts'
import { fieldKeys, type FieldKey, type FormValues } from '../form/fields.ts'
import type { Reading } from '../form/read.ts'
import { show } from '../form/show.ts'
import { estimate, type Estimate } from '../model/estimate.ts'
import type { EstimatorProps } from './estimator-props.ts'
import { readEstimate, type Good } from './read-estimate.ts'

export interface EstimateState {
  good: Good
  values: FormValues
  errors: Reading['errors']
  /** Whose fault is said. */
  shown: readonly FieldKey[]
}

/** With which the page is drawn. */
export function firstState({ lang, example, sent }: EstimatorProps): EstimateState {
  const { good } = readEstimate(lang, example)
  if (!good) throw new Error('The example must be an input without faults')
  if (!sent) return { good, values: example, errors: {}, shown: [] }
  const read = readEstimate(lang, sent.values, good)
  const shown = sent.rejected ? fieldKeys.filter((key) => read.errors[key]) : []
  return { good: read.good ?? good, values: sent.values, errors: read.errors, shown }
}

/** The sentences at the fields. */
export function textsOf(
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
  return textsOf(props, state, estimate(state.good.given, props.table))
}
