import type { ReactElement } from 'react'
import type { Field } from '../content-type.ts'

/** A field of an item with its control. */
export interface EditorField {
  name: string
  field: Field<never>
  control: ReactElement
}
