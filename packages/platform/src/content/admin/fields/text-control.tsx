import type { ChangeEvent } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { Textarea } from '#src/admin/form/textarea.tsx'
import type { ContentRow } from '../content-type.ts'
import type { Field as FieldOf } from '../field-types.ts'
import type { ItemForm } from '../item/use-item-form.ts'
import { textOf } from './fields.ts'
import { boundsOf } from './bounds.ts'
import { proposeDescription } from './propose-description.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  form: ItemForm<Row, Item>
  name: string
  field: Extract<FieldOf<Item>, { control: 'singleLine' | 'multiLine' }>
  readOnly: boolean
  lang: string
}

export function TextControl<Row extends ContentRow, Item extends Row>({
  form,
  name,
  field,
  readOnly,
  lang,
}: Props<Row, Item>) {
  const { required, max } = boundsOf(form.type, name)
  const value = textOf(form.values[name])
  const Control = field.control === 'multiLine' ? Textarea : 'input'
  const source = field.proposedFrom && textOf(form.values[field.proposedFrom])
  const proposal =
    source && value === '' && !readOnly ? proposeDescription(source, max ?? Infinity) : undefined
  return (
    <Field
      label={field.label}
      required={!readOnly && required}
      error={form.errorOf(name)}
      hint={field.hint}
      remedy={
        proposal && (
          <p>
            <Button variant="link" onClick={() => form.set(name, proposal)}>
              Use the first paragraph
            </Button>
          </p>
        )
      }
    >
      {(control) => (
        <Control
          {...control}
          {...(field.control === 'multiLine' && { rows: field.rows ?? 6 })}
          lang={lang}
          maxLength={max}
          readOnly={readOnly}
          value={value}
          onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            form.set(name, target.value)
          }
        />
      )}
    </Field>
  )
}
