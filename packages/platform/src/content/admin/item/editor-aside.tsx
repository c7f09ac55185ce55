import { RecordPanel } from '#src/admin/record/record.tsx'
import type { ContentRow, ContentType } from '../content-type.ts'
import { ScheduleChanges } from '../changes/schedule-changes.tsx'
import { textOf } from '../fields/fields.ts'
import { HistoryPanel } from '../history/history-panel.tsx'
import { TranslationFacts } from '../languages/translation-facts.tsx'
import { PublicPanels } from '../publishing/public-panels.tsx'
import { StatusFacts } from '../status/status-facts.tsx'
import { DeletePanel } from '../trash/delete-items.tsx'
import type { ItemEditorState } from './use-item-editor.tsx'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  editor: Pick<
    ItemEditorState<Row, Item>,
    'form' | 'draft' | 'written' | 'fields' | 'readOnly' | 'storing'
  >
}

/** The sidebar of the editor: facts about the item, what is public of it, its history. */
export function EditorAside<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, editor } = props
  const { form, draft, written, fields, readOnly, storing } = editor
  const { item } = form
  return (
    <>
      {fields.map(
        ({ name, field, control }) =>
          field.aside && <RecordPanel key={name}>{control}</RecordPanel>,
      )}
      {item && (
        <TranslationFacts
          type={type}
          item={item}
          language={textOf(form.values['language'])}
          readOnly={readOnly}
          saving={form.loading}
        />
      )}
      {item?.changes && !readOnly && (
        <ScheduleChanges
          type={type}
          item={item}
          unsaved={form.unsaved !== null}
          disabled={form.loading}
        />
      )}
      <PublicPanels
        type={type}
        item={item}
        form={form}
        readOnly={readOnly}
        save={storing.store}
        beforePublish={written.beforePublish}
      />
      {written.panels}
      {item && <StatusFacts item={item} />}
      {item && (
        <HistoryPanel type={type} item={item} form={form} stash={draft.stash} readOnly={readOnly} />
      )}
      {item && !readOnly && (
        <DeletePanel type={type} item={item} onDelete={() => void storing.remove(item)} />
      )}
    </>
  )
}
