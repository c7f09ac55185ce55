import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAccount } from '@repo/platform/account/admin/account-store.ts'
import { useHotkeys } from '@repo/platform/admin/hotkeys.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { losesMine, type Choices } from '@repo/platform/content/admin/conflict/merge.ts'
import { createDraftStore } from '@repo/platform/content/admin/drafts/draft-store.ts'
import { useDraft } from '@repo/platform/content/admin/drafts/use-draft.ts'
import { mergedCells, placesOf, sameCells, type Cells } from './cells.ts'
import type { Opened } from './use-draft-conflict.ts'
import { useDraftEditor } from './use-draft-editor.ts'

/** The draft with its autosaved copy on this device; saves it, and leaves the page. */
export function useDraftPage(opened: Opened) {
  const { within, ...editor } = useDraftEditor(opened)
  const account = useAccount()
  const notifications = useNotifications()
  const queries = useQueryClient()
  const navigate = useNavigate()

  const drafts = useMemo(
    () => createDraftStore<Cells>({ accountId: account.id, type: 'prices', itemId: 'draft' }),
    [account.id],
  )
  const deviceDraft = useDraft({
    store: drafts,
    unsaved: editor.unsaved,
    version: editor.draft.version,
    base: editor.base,
    isWorthOffering: (values) => !sameCells(values, editor.cells),
    restore: editor.restore,
  })

  async function save(over?: Opened, cells?: Cells) {
    const stored = await editor.save(over, cells)
    if (!stored) return null
    deviceDraft.saved()
    void queries.invalidateQueries({ queryKey: ['prices', 'overview'] })
    return stored
  }

  /** What is not in the merged draft stays on the device. */
  async function merge(choices: Choices) {
    const { conflict, versions } = editor
    if (!conflict || !versions) return
    const merged = mergedCells(versions, choices)
    editor.show(merged)
    if (conflict.outcome === 'continue') return editor.dismissConflict()
    if (losesMine(placesOf(versions), choices)) deviceDraft.stash(versions.mine)
    await saveAndSay(conflict, merged)
  }

  async function saveAndSay(over?: Opened, cells?: Cells) {
    if (await save(over, cells)) notifications.succeed('Draft price list saved.')
  }

  async function leave(message: string, undo?: () => void) {
    deviceDraft.drop()
    void queries.invalidateQueries({ queryKey: ['prices', 'overview'] })
    notifications.succeed(message, undo && { label: 'Undo', run: undo })
    await navigate({ to: '/prices', ignoreBlocker: true })
  }

  useHotkeys({ 'Mod+s': () => void saveAndSay() })

  return { within, editor, deviceDraft, save, merge, saveAndSay, leave }
}
