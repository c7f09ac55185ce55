import type { RefObject } from 'react'
import { Stack } from '#src/ui/layout/stack.tsx'
import type { ContentRow } from '../content-type.ts'
import type { RichTextHandle } from '../editor/use-text-handle.ts'
import { textOf } from '../fields/fields.ts'
import type { EditorField } from './editor-fields.ts'
import styles from './item-editor.module.css'
import type { ItemForm } from './use-item-form.ts'
import type { RichText, useItemText } from './use-item-text.tsx'

interface Props<Row extends ContentRow, Item extends Row> {
  form: ItemForm<Row, Item>
  written: ReturnType<typeof useItemText<Row, Item>>
  fields: readonly EditorField[]
  richText: RichText | undefined
  text: RefObject<RichTextHandle | null>
  readOnly: boolean
}

/** The title and the fields below it, above the rich text where the type has one. */
export function EditorText<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { form, written, fields, richText, text, readOnly } = props
  const rich = fields.find(({ field }) => field.control === 'richText')
  const heading = fields.filter(({ field }) => field.control === 'title')
  const below = fields.filter((one) => !one.field.aside && one !== rich && !heading.includes(one))
  const header = (
    <>
      {heading.map(({ control }) => control)}
      {below.length > 0 && (
        <Stack gap="250" className={styles.fields}>
          {below.map(({ control }) => control)}
        </Stack>
      )}
    </>
  )
  if (!rich || !richText) return header
  return (
    <richText.Editor
      ref={text}
      label={rich.field.label}
      lang={textOf(form.values['language'])}
      initial={textOf(form.values[rich.name])}
      readOnly={readOnly}
      targets={written.targets}
      onReady={written.onReady}
      error={form.errorOf(rich.name)}
      onChange={(html) => form.set(rich.name, html)}
      header={header}
    />
  )
}
