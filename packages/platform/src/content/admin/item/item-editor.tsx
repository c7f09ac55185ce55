import { ListLink } from '#src/admin/table/list-link.tsx'
import { RecordPage } from '#src/admin/record/record.tsx'
import { hasDrafts, type ContentRow } from '../content-type.ts'
import { liveOf } from '../changes/edited-item.ts'
import { EditorAside } from './editor-aside.tsx'
import { EditorText } from './editor-text.tsx'
import { isWithoutText, textOf } from '../fields/fields.ts'
import { ItemConflict } from '../conflict/item-conflict.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { ItemButtons } from './item-buttons.tsx'
import { DraftLeaveGuard } from '../drafts/draft-leave-guard.tsx'
import { Languages } from '../side-by-side/languages.tsx'
import type { Copied } from '../side-by-side/use-copying.ts'
import { ItemStatus } from '../status/item-status.tsx'
import { SaveStateText } from '../drafts/save-state-text.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { useItemEditor, type ItemEditorProps } from './use-item-editor.tsx'
import { usePreview } from './use-preview.ts'

/** The editor of one item: its content left, its sidebar right, as its type declares them. */
export function ItemEditor<Row extends ContentRow, Item extends Row>(
  props: ItemEditorProps<Row, Item>,
) {
  const { type, made, richText } = props
  const editor = useItemEditor(props)
  const { text, frame, form, written, readOnly, draft, storing, fields, continued } = editor
  const { item, values } = form
  const preview = usePreview(type)
  const duplicate = useDuplicate(type)

  const live = item && liveOf(item)
  const title = item?.title ?? `New ${type.singular}`

  function copy({ field, text: copied, html, at }: Copied) {
    if (html === undefined) form.set(field, copied)
    else text.current?.copy(html, at)
  }

  return (
    <>
      <RecordPage
        ref={frame}
        back={<ListLink to={`/${type.name}`}>{type.title}</ListLink>}
        title={title}
        status={
          <ItemStatus item={live ?? { published: !hasDrafts(type), active: hasDrafts(type) }} />
        }
        state={<SaveStateText state={draft.state} savedAt={item?.updatedAt} />}
        menu={
          item && !readOnly
            ? [
                { label: `Duplicate ${type.singular}`, onSelect: () => void duplicate(item.id) },
                ...preview.entriesFor(item.id),
              ]
            : []
        }
        actions={<ItemButtons type={type} editor={editor} preview={preview} />}
        asideLabel="Details"
        aside={<EditorAside type={type} editor={editor} />}
      >
        <EditorNotices type={type} editor={editor} />
        <Languages
          type={type}
          item={item}
          made={made}
          language={textOf(values['language'])}
          readOnly={readOnly}
          isEmpty={isWithoutText(type, values)}
          onCopy={copy}
        >
          <EditorText
            form={form}
            written={written}
            fields={fields}
            richText={richText}
            text={text}
            readOnly={readOnly}
          />
        </Languages>
      </RecordPage>
      {written.dialog}
      <DraftLeaveGuard unsaved={() => !readOnly && form.onScreen() !== null} draft={draft} />
      <ItemConflict
        form={form}
        draft={draft}
        continued={continued}
        onSave={(overwritten) => void storing.save({ overwritten })}
      />
    </>
  )
}
