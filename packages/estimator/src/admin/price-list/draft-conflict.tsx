import { useDates } from '@repo/platform/admin/dates.ts'
import { ConflictDialog } from '@repo/platform/content/admin/conflict/conflict-dialog.tsx'
import type { Choices, Place } from '@repo/platform/content/admin/conflict/merge.ts'
import { placesOf, type Cells } from './cells.ts'
import { cellName, cellText } from './labels.ts'
import type { DraftEditorState } from './use-draft-editor.ts'

interface Props {
  editor: DraftEditorState
  onMerge: (choices: Choices) => void
  /** Keeps cells on this device. */
  onStash: (cells: Cells) => void
}

/** The dialog in which the draft on the screen and the stored one are merged. */
export function DraftConflict({ editor, onMerge, onStash }: Props) {
  const dates = useDates()
  const { conflict, versions } = editor
  if (!conflict || !versions) return null
  return (
    <ConflictDialog
      who={conflict.draft.updatedBy?.name ?? null}
      changed={dates.dateTime(conflict.draft.updatedAt ?? conflict.published.publishedAt)}
      places={placesOf(versions).map(asShown)}
      outcome={conflict.outcome}
      onMerge={onMerge}
      onAcceptTheirs={() => {
        if (conflict.outcome === 'save') onStash(editor.cells)
        editor.acceptTheirs()
      }}
      onClose={editor.dismissConflict}
    />
  )
}

/** A place with the name and the texts that the editor shows. */
export function asShown(place: Place): Place {
  const { key, base, theirs, mine } = place
  return {
    ...place,
    field: cellName(key),
    base: base === null ? null : cellText(key, base),
    theirs: cellText(key, theirs),
    mine: cellText(key, mine),
  }
}
