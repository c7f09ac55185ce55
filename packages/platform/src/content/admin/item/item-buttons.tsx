import { useItemActions } from '../actions/use-item-actions.ts'
import { liveOf } from '../changes/edited-item.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { textOf } from '../fields/fields.ts'
import { publishesLater } from '../schedule/schedule-times.ts'
import { EditorButtons } from './item-editor-parts.tsx'
import type { ItemEditorState } from './use-item-editor.tsx'
import type { usePreview } from './use-preview.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  editor: Pick<ItemEditorState<Row, Item>, 'form' | 'readOnly' | 'storing'>
  preview: ReturnType<typeof usePreview<Row, Item>>
}

/** The buttons of the editor: save, publish, preview, show and hide. */
export function ItemButtons<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, editor, preview } = props
  const { form, readOnly, storing } = editor
  const { item, values, unsaved } = form
  const { save, publish, toError } = storing
  const { perform: act } = useItemActions(type)
  return (
    <EditorButtons
      type={type}
      item={item && liveOf(item)}
      unsaved={unsaved !== null}
      saving={form.loading}
      readOnly={readOnly}
      isLater={publishesLater(textOf(values['publishAt']))}
      onSave={() => void save()}
      // With what was typed since the last render.
      onPublish={() => void (form.onScreen() || !item ? save({ andPublish: true }) : publish(item))}
      onPreview={() => item && void preview.show(item.id, form).then((shown) => shown || toError())}
      onFlag={(action) => item && void act(action, [item])}
    />
  )
}
