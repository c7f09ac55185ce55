import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { FormWords } from '#words/index.ts'
import { inputMeasure, isOptionKey } from '../model/measures/inputs.ts'
import { basisOf, isWholeExample } from './basis.ts'
import { fieldKeys, type FieldKey, type FormValues } from './fields.ts'

/** What the visitor is asked first: without these there is no estimate. */
export const firstFields: readonly FieldKey[] = fieldKeys.filter(
  (key) => inputMeasure(key).required && key !== 'companyName',
)

/** What has a default: they stand behind "Refine". */
export const refineFields: readonly FieldKey[] = fieldKeys.filter(
  (key) => !inputMeasure(key).required,
)

/** How many of these fields the visitor has entered, neither by the example nor from the area. */
export function enteredRefineFields(values: FormValues, placeholders: FormValues): number {
  const { kept, derived } = basisOf(values)
  const given: readonly FieldKey[] = [...kept, ...derived]
  const unset = (key: FieldKey) => (isOptionKey(key) ? (placeholders[key] ?? '') : '')
  return refineFields.filter(
    (key) => !given.includes(key) && (values[key] || unset(key)) !== unset(key),
  ).length
}

/** What stands in these fields, in a few words. */
export function refineText(
  words: Pick<FormWords['estimator'], 'refineExample' | 'refineEntered' | 'refineDefaults'>,
  values: FormValues,
  placeholders: FormValues,
): string {
  const entered = enteredRefineFields(values, placeholders)
  if (entered > 0) return fillIn(words.refineEntered, { entered, count: refineFields.length })
  return isWholeExample(basisOf(values)) ? words.refineExample : words.refineDefaults
}
