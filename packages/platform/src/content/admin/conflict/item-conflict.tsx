import { useDates } from '#src/admin/dates.ts'
import { useFileNames } from '#src/library/admin/library-field.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { ContentRow } from '../content-type.ts'
import type { AutosavedDraft } from '../drafts/draft-store.ts'
import type { Values } from '../fields/fields.ts'
import { fileIdsIn, placesOf } from './item-merge.ts'
import { losesMine, type Choices } from './merge.ts'
import type { ItemForm } from '../item/use-item-form.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  form: ItemForm<Row, Item>
  draft: {
    stash: (values: Values) => void
    adopt: (kept: AutosavedDraft<Values>) => void
  }
  /** The draft that the conflict is about. */
  continued: AutosavedDraft<Values> | null
  /** Saves the merged version in place of this one. */
  onSave: (overwritten: Item) => void
}

/** Somebody else has saved: both versions, and what is not chosen of mine stays on the device. */
export function ItemConflict<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { form, draft, continued, onSave } = props
  const { type, conflict, values } = form
  const fileName = useFileNames(conflict ? fileIdsIn(type, conflict) : [])
  const dates = useDates()
  if (!conflict) return null
  const { item, who, outcome } = conflict

  function merge(choices: Choices) {
    if (!conflict) return
    const isLost = losesMine(placesOf(type, conflict), choices)
    if (outcome === 'save' && isLost) draft.stash(values)
    if (outcome === 'continue' && continued && !isLost) draft.adopt(continued)
    form.merge(choices)
    if (outcome === 'save') onSave(item)
  }

  return (
    <ConflictDialog
      who={who}
      changed={dates.dateTime(item.updatedAt)}
      places={placesOf(type, conflict, fileName)}
      outcome={outcome}
      theirsStay="Their version is kept in the history."
      onMerge={merge}
      onAcceptTheirs={() => {
        if (outcome === 'save') draft.stash(values)
        form.acceptTheirs()
      }}
      onClose={form.dismissConflict}
    />
  )
}
