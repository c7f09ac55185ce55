import { inputMeasure } from '../model/measures/inputs.ts'
import { fieldKeys, type FieldKey, type FormValues } from './fields.ts'

/** What the visitor is asked first: without these there is no estimate. */
export const firstFields: readonly FieldKey[] = fieldKeys.filter(
  (key) => inputMeasure(key).required && key !== 'companyName',
)

/** What has a default: they stand behind "Refine". */
export const refineFields: readonly FieldKey[] = fieldKeys.filter(
  (key) => !inputMeasure(key).required,
)

/** How many of these fields differ from the example's. */
export const changedRefineFields = (values: FormValues, example: FormValues): number =>
  refineFields.filter((key) => (values[key] ?? '') !== (example[key] ?? '')).length
