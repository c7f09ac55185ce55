import { ChangesBar } from '../changes/changes-bar.tsx'
import type { ContentRow, ContentType } from '../content-type.ts'
import { OfferedDrafts } from '../drafts/draft-notices.tsx'
import type { useItemDraft } from '../drafts/use-item-draft.ts'
import { GoneItem } from '../gone/gone-item.tsx'
import { ItemPresence } from '../presence/item-presence.tsx'
import { EditorBanners } from './item-editor-parts.tsx'
import type { ItemForm } from './use-item-form.ts'
import type { useStoring } from './use-storing.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Item | null
  form: ItemForm<Row, Item>
  draft: ReturnType<typeof useItemDraft<Row, Item>>
  storing: ReturnType<typeof useStoring<Row, Item>>
  readOnly: boolean
}

/** What stands above the content: that the item is gone, an error, unpublished changes, unsaved texts. */
export function EditorNotices<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, item, form, draft, storing, readOnly } = props
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
