import { useEffect, useRef, useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { ListLink } from '#src/admin/table/list-link.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { RecordPage } from '#src/admin/record/record.tsx'
import { hasDrafts, type ContentRow, type ContentType } from '../content-type.ts'
import { liveOf } from '../changes/edited-item.ts'
import type { AutosavedDraft } from '../drafts/draft-store.ts'
import type { RichTextHandle } from '../editor/rich-text-editor.tsx'
import { FieldControl } from '../fields/field-controls.tsx'
import { EditorAside } from './editor-aside.tsx'
import { EditorText } from './editor-text.tsx'
import { useStoring } from './use-storing.ts'
import { isWithoutText, textOf, type Values } from '../fields/fields.ts'
import { ItemConflict } from '../conflict/item-conflict.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { EditorButtons, focusError } from './item-editor-parts.tsx'
import { DraftLeaveGuard } from '../drafts/draft-leave-guard.tsx'
import { Languages } from '../side-by-side/languages.tsx'
import type { Copied } from '../side-by-side/source-column.tsx'
import type { MadeFrom } from '../side-by-side/made-from.ts'
import { ItemStatus } from '../status/item-status.tsx'
import { publishesLater } from '../schedule/schedule-times.ts'
import { SaveStateText } from '../drafts/save-state-text.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { useItemActions } from '../actions/use-item-actions.ts'
import { useItemDraft } from '../drafts/use-item-draft.ts'
import { useItemForm } from './use-item-form.ts'
import { useItemText, type RichText } from './use-item-text.tsx'
import { usePreview } from './use-preview.ts'

const identity = (html: string) => html

interface Props<Row extends ContentRow, Item extends Row> {
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

/** The editor of one item: its content left, its sidebar right, as its type declares them. */
export function ItemEditor<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, opened, made, begunWith, richText, onCreated } = props
  const normalise = richText?.normalise ?? identity
  const text = useRef<RichTextHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const form = useItemForm({ type, opened, starts: made?.values, text, normalise })
  const { item, values, unsaved } = form
  const written = useItemText(type, richText, values)
  const readOnly = !useMay(`${type.name}:write`)
  const { perform: act } = useItemActions(type)
  const preview = usePreview(type)
  const duplicate = useDuplicate(type)
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

  const live = item && liveOf(item)
  const title = item?.title ?? `New ${type.singular}`
  const storing = useStoring({ type, form, draft, written, frame, readOnly, opened, onCreated })
  const { store, save, publish, remove, toError } = storing
  useHotkeys({ 'Mod+s': () => void save() })

  function copy({ field, text: copied, html, at }: Copied) {
    if (html === undefined) form.set(field, copied)
    else text.current?.copy(html, at)
  }

  const fields = [...type.fields]
    .filter(([, { control }]) => control !== 'time')
    .map(([name, field]) => ({
      name,
      field,
      control: (
        <FieldControl key={name} form={form} name={name} field={field} readOnly={readOnly} />
      ),
    }))
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
        actions={
          <EditorButtons
            type={type}
            item={live}
            unsaved={unsaved !== null}
            saving={form.loading}
            readOnly={readOnly}
            isLater={publishesLater(textOf(values['publishAt']))}
            onSave={() => void save()}
            onPublish={() => void (unsaved || !item ? save({ andPublish: true }) : publish(item))}
            onPreview={() =>
              item && void preview.show(item.id, form).then((shown) => shown || toError())
            }
            onFlag={(action) => item && void act(action, [item])}
          />
        }
        asideLabel="Details"
        aside={
          <EditorAside
            type={type}
            item={item}
            form={form}
            draft={draft}
            written={written}
            fields={fields}
            readOnly={readOnly}
            store={store}
            onDelete={(target) => void remove(target)}
          />
        }
      >
        <EditorNotices
          type={type}
          item={item}
          form={form}
          draft={draft}
          storing={storing}
          readOnly={readOnly}
        />
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
        onSave={(overwritten) => void save({ overwritten })}
      />
    </>
  )
}
