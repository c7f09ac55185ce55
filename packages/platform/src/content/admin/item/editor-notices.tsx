import { ChangesBar } from '../changes/changes-bar.tsx'
import type { ContentRow, ContentType } from '../content-type.ts'
import { OfferedDrafts } from '../drafts/draft-notices.tsx'
import { GoneItem } from '../gone/gone-item.tsx'
import { ItemPresence } from '../presence/item-presence.tsx'
import { EditorBanners } from './item-editor-parts.tsx'
import type { ItemEditorState } from './use-item-editor.tsx'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  editor: Pick<ItemEditorState<Row, Item>, 'form' | 'draft' | 'storing' | 'readOnly'>
}

/** What stands above the content: that the item is gone, an error, unpublished changes, unsaved texts. */
export function EditorNotices<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, editor } = props
  const { form, draft, storing, readOnly } = editor
  const { item } = form
  return (
    <>
      {item && form.isGone && (
        <GoneItem
          type={type}
          id={item.id}
          textId={draft.own}
          beforeLeaving={draft.storeNow}
          onRestored={form.putOn}
        />
      )}
      <EditorBanners
        type={type}
        error={form.isGone ? null : form.error}
        removed={storing.removed}
        onDismissRemoved={storing.dismissRemoved}
      />
      {item && (
        <ChangesBar
          type={type}
          item={item}
          readOnly={readOnly}
          disabled={form.loading}
          onDiscard={() => void storing.discardChanges(item)}
        />
      )}
      {item && !readOnly && <ItemPresence type={type} id={item.id} editor={draft.own} />}
      <OfferedDrafts type={type} item={item} draft={draft} />
    </>
  )
}
