import type { InputKey } from '../model/input.ts'
import { inputKeys } from '../model/measures/inputs.ts'

export type FieldKey = InputKey

/** All fields, in the order of the page. */
export const fieldKeys: readonly FieldKey[] = inputKeys

/** The values of the fields as typed. The unit of the area is `m2` or `sqft`. */
export type FormValues = Partial<Record<FieldKey | 'areaUnit', string>>
