import type { InputKey } from '../model/input.ts'
import { inputKeys } from '../model/measures/inputs.ts'

export type FieldKey = InputKey

/** All fields, in the order of the page. */
export const fieldKeys: readonly FieldKey[] = inputKeys

/** Fields that nobody sees: what `basis.ts` reads. */
export const hiddenKeys = ['kept', 'derived', 'plan'] as const

/** All names of the form. */
export const fieldNames = [...fieldKeys, 'areaUnit', ...hiddenKeys] as const
export type FieldName = (typeof fieldNames)[number]

/** The values of the fields as typed. The unit of the area is `m2` or `sqft`. */
export type FormValues = Partial<Record<FieldName, string>>
