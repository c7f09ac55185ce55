import { useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { useRefusals } from '@repo/platform/admin/form/use-refusals.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { isCallError } from '@repo/platform/rest/call-error.ts'
import { problemIn } from '@repo/platform/rest/problem-in.ts'
import type { Client } from '@repo/platform/rest/client.ts'
import { priceListApi, type Draft, type WholeVersion } from '../../price-list-contract.ts'
import { sameCells } from './cells.ts'
import { placeOfRefusal, priceListIn } from './price-list-in-cells.ts'
import { baseOf, useDraftCells } from './use-draft-cells.ts'
import { useDraftConflict, type Opened } from './use-draft-conflict.ts'

/** The state of the draft editor: the stored draft, the cells on the screen, changes, errors, conflict. */
export function useDraftEditor(opened: Opened) {
  const client = useClient()
  const notifications = useNotifications()
  const { setPublished, setBase, setCells, read, ...draftCells } = useDraftCells(opened)
  const { published, base, cells, before } = draftCells
  const [saving, setSaving] = useState(false)
  const { within, errors, refuse, forgive } = useRefusals(cells, (field) =>
    placeOfRefusal(field, cells),
  )

  const conflicts = useDraftConflict({
    base,
    published,
    cells,
    before,
    show: setCells,
    open(theirs) {
      const next = baseOf(theirs.draft)
      setBase(next)
      setPublished(theirs.published)
      setCells(next.cells)
    },
  })

  /**
   * Opens the conflict dialog after a 409; shows other errors at their cells or as a notification.
   */
  async function showError(thrown: unknown): Promise<void> {
    const current = currentOf(thrown)
    if (!current) return refuse(thrown)
    try {
      const theirs =
        current.base === published.version ? published : await publishedBaseOf(client, current)
      conflicts.meet({ draft: current, published: theirs, base: base.cells, outcome: 'save' })
    } catch (error) {
      notifications.fail(error)
    }
  }

  /** Returns the stored draft, or null on an error. */
  async function save(over?: Opened, merged = cells): Promise<Draft | null> {
    const given = merged === cells ? read : priceListIn(merged)
    if (!('table' in given) || saving) return null
    setSaving(true)
    conflicts.dismissConflict()
    forgive()
    try {
      const body = { table: given.table, version: (over ?? base).draft.version }
      const stored = await client.call(priceListApi.saveDraft, { body })
      const now = baseOf(stored)
      const next = now.cells
      setBase(now)
      if (over) setPublished(over.published)
      // Values that the user typed during the call remain.
      setCells((typed) => (typed === merged && !sameCells(typed, next) ? next : typed))
      return stored
    } catch (error) {
      await showError(error)
      return null
    } finally {
      setSaving(false)
    }
  }

  return {
    ...draftCells,
    draft: base.draft,
    /** The cells of the stored draft. */
    base: base.cells,
    within,
    errors: 'errors' in read ? read.errors : errors,
    saving,
    save,
    showError,
    ...conflicts,
  }
}

export type DraftEditorState = Omit<ReturnType<typeof useDraftEditor>, 'within'>

/** Fetches the published version that the draft changes. */
export const publishedBaseOf = (client: Client, { base }: Draft): Promise<WholeVersion> =>
  client.call(priceListApi.get, { params: { version: String(base) } })

/** The stored draft in a 409. */
function currentOf(error: unknown): Draft | null {
  if (!isCallError(error) || error.errorCode !== 'STALE_VERSION') return null
  return (problemIn(error).current as Draft | undefined) ?? null
}
