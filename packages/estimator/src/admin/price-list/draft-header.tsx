import { Link } from '@tanstack/react-router'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { RecordHead } from '@repo/platform/admin/record/record.tsx'
import { Banner } from '@repo/platform/admin/banner.tsx'
import type { AutosavedDraft } from '@repo/platform/content/admin/drafts/draft-store.ts'
import { AutosavedDrafts } from '@repo/platform/content/admin/drafts/autosaved-drafts.tsx'
import { deviceState, saveState } from '@repo/platform/content/admin/drafts/save-state.ts'
import { SaveStateText } from '@repo/platform/content/admin/drafts/save-state-text.tsx'
import type { Cells } from './cells.ts'
import { cellName } from './labels.ts'
import type { DraftEditorState } from './use-draft-editor.ts'

interface DraftHeaderProps {
  editor: DraftEditorState
  /** Whether there is something to publish and its effect is known. */
  publishable: boolean
  /** What this device keeps of it; the server keeps no unsaved values. */
  kept: { draftSavedAt: number | null; refused: boolean }
  onSave: () => void
  onPublish: () => void
  onDiscard: () => void
}

/** Sticky: the table below is long. */
export function DraftHeader({
  editor,
  publishable,
  kept,
  onSave,
  onPublish,
  onDiscard,
}: DraftHeaderProps) {
  const { draft, unsaved, saving, table } = editor
  const state = saveState({
    isStored: draft.updatedAt !== null,
    isUnsaved: unsaved !== null,
    device: deviceState(kept),
    server: 'failed',
  })
  const title = `Draft of version ${draft.base + 1}`
  return (
    <RecordHead
      back={<Link to="/prices">Price lists</Link>}
      title={title}
      state={<SaveStateText state={state} savedAt={draft.updatedAt} />}
      actions={
        <>
          {draft.updatedAt && <Button onClick={onDiscard}>Discard…</Button>}
          <Button hotkey="Ctrl S" disabled={!unsaved || !table || saving} onClick={onSave}>
            Save draft
          </Button>
          <Button variant="primary" disabled={!publishable || saving} onClick={onPublish}>
            Publish…
          </Button>
        </>
      }
    />
  )
}

export function countOf(changes: number): string {
  if (changes === 0) return 'No changes'
  return changes === 1 ? '1 change' : `${changes} changes`
}

interface DraftBannersProps {
  editor: DraftEditorState
  /** The draft of an earlier visit in local storage. */
  offered: readonly AutosavedDraft<Cells>[]
  onContinue: (draft: AutosavedDraft<Cells>) => void
  onDiscard: (draft: AutosavedDraft<Cells>) => () => void
}

const most = 3

export function DraftBanners({ editor, offered, onContinue, onDiscard }: DraftBannersProps) {
  const errors = Object.keys(editor.errors)
  return (
    <>
      {errors.length > 0 && (
        <Banner tone="red">
          Correct these values before saving: {errors.slice(0, most).map(cellName).join('; ')}
          {errors.length > most && ` and ${errors.length - most} more`}.
        </Banner>
      )}
      <AutosavedDrafts
        drafts={offered}
        message={() => 'Unsaved changes on this device:'}
        titleOf={() => 'Draft price list'}
        onContinue={onContinue}
        onDiscard={onDiscard}
      />
    </>
  )
}
