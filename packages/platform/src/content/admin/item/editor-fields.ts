import type { ReactElement } from 'react'
import type { Field } from '../field-types.ts'

/** A field of an item with its control. */
export interface EditorField {
  name: string
  field: Field<never>
  control: ReactElement
}
