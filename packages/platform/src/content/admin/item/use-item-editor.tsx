import { useEffect, useRef, useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { AutosavedDraft } from '../drafts/draft-store.ts'
import { useItemDraft } from '../drafts/use-item-draft.ts'
import type { RichTextHandle } from '../editor/use-text-handle.ts'
import { FieldControl } from '../fields/field-controls.tsx'
import type { Values } from '../fields/fields.ts'
import type { MadeFrom } from '../side-by-side/made-from.ts'
import { focusError } from './item-editor-parts.tsx'
import { useItemForm } from './use-item-form.ts'
import { useItemText, type RichText } from './use-item-text.tsx'
import { useStoring } from './use-storing.ts'

const identity = (html: string) => html

export interface ItemEditorProps<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  richText?: RichText | undefined
  /** As it was loaded; null for a new one. */
  opened: Item | null
  /** Of a new one: the translation that it is made from, and what it takes over. */
  made?: MadeFrom<Item> | undefined
  /** Of a new one: the id of the kept text that it begins with. */
  begunWith?: string | undefined
  /** Called with the id of a new one that has been stored. */
  onCreated?: (id: string) => void
}

/** The state of an item's editor: form, text, autosaved draft, the controls of the fields. */
export function useItemEditor<Row extends ContentRow, Item extends Row>(
  props: ItemEditorProps<Row, Item>,
) {
  const { type, opened, made, begunWith, richText, onCreated } = props
  const normalise = richText?.normalise ?? identity
  const text = useRef<RichTextHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const form = useItemForm({ type, opened, starts: made?.values, text, normalise })
  const written = useItemText(type, richText, form.values)
  const readOnly = !useMay(`${type.name}:write`)
  /** The draft that the conflict is about. */
  const [continued, setContinued] = useState<AutosavedDraft<Values> | null>(null)

  const draft = useItemDraft({
    type,
    form,
    readOnly,
    starts: made?.values,
    begunWith,
    onConflict: setContinued,
  })
  useEffect(() => {
    if (form.error) focusError(frame.current)
  }, [form.error])

  const storing = useStoring({ type, form, draft, written, frame, readOnly, opened, onCreated })
  useHotkeys({ 'Mod+s': () => void storing.save() })

  const fields = [...type.fields]
    .filter(([, { control }]) => control !== 'time')
    .map(([name, field]) => ({
      name,
      field,
      control: (
        <FieldControl key={name} form={form} name={name} field={field} readOnly={readOnly} />
      ),
    }))
  return { text, frame, form, written, readOnly, continued, draft, storing, fields }
}

export type ItemEditorState<Row extends ContentRow, Item extends Row> = ReturnType<
  typeof useItemEditor<Row, Item>
>
