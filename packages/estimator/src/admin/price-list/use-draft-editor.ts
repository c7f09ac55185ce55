import { useCallback, useMemo, useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { useRefusals } from '@repo/platform/admin/form/use-refusals.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import type { Draft as DeviceDraft } from '@repo/platform/content/admin/drafts/draft-store.ts'
import { isCallError } from '@repo/platform/rest/call-error.ts'
import type { Client } from '@repo/platform/rest/client.ts'
import type { Problem } from '@repo/platform/rest/problem.ts'
import { priceListApi, type Draft, type WholeVersion } from '../../price-list-contract.ts'
import {
  cellsOf,
  changesBetween,
  placeOfRefusal,
  placesOf,
  knownCells,
  sameCells,
  priceListIn,
  withCell,
  withCountry,
  without,
  type Cells,
} from './cells.ts'

export interface Opened {
  draft: Draft
  /** The published version that the draft changes. */
  published: WholeVersion
}

/** A conflict between the stored draft and another version, which the user merges. */
interface Conflict extends Opened {
  /** The version from which both changes began. */
  base: Cells
  /** The autosaved draft of an earlier visit; absent: the cells on the screen. */
  mine?: Cells
  /** Whether the user was saving, or continuing an autosaved draft. */
  outcome: 'save' | 'continue'
}

/** The state of the draft editor: the stored draft, the cells on the screen, changes, errors, conflict. */
export function useDraftEditor(opened: Opened) {
  const client = useClient()
  const notifications = useNotifications()
  const [published, setPublished] = useState(opened.published)
  const [base, setBase] = useState(() => baseOf(opened.draft))
  const [cells, setCells] = useState(base.cells)
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { within, errors, refuse, forgive } = useRefusals(cells, (field) =>
    placeOfRefusal(field, cells),
  )

  const before = useMemo(() => cellsOf(published.table), [published])
  const changes = useMemo(() => changesBetween(before, cells), [before, cells])
  const read = useMemo(() => priceListIn(cells), [cells])
  const unsaved = sameCells(base.cells, cells) ? null : cells
  const table = 'table' in read ? read.table : null

  const set = useCallback((key: string, value: string) => {
    setCells((now) => withCell(now, key, value))
  }, [])

  /**
   * Opens the conflict dialog after a 409; shows other errors at their cells or as a notification.
   */
  async function showError(thrown: unknown): Promise<void> {
    const current = currentOf(thrown)
    if (!current) return refuse(thrown)
    try {
      setConflict({
        draft: current,
        published:
          current.base === published.version ? published : await publishedBaseOf(client, current),
        base: base.cells,
        outcome: 'save',
      })
    } catch (error) {
      notifications.fail(error)
    }
  }

  /** Returns the stored draft, or null on an error. */
  async function save(over?: Opened, merged = cells): Promise<Draft | null> {
    const given = merged === cells ? read : priceListIn(merged)
    if (!('table' in given) || saving) return null
    setSaving(true)
    setConflict(null)
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
    draft: base.draft,
    published,
    cells,
    /** The cells of the published price list. */
    before,
    changes,
    table,
    within,
    errors: 'errors' in read ? read.errors : errors,
    unsaved,
    saving,
    conflict,
    set,
    save,
    showError,
    /** Replaces the cells on the screen. */
    show: (next: Cells) => setCells(next),
    addCountry: (code: string) => setCells((now) => withCountry(now, code, before)),
    /** Removes a country or a basis, by its path in the cells. */
    remove: (path: string) => setCells((now) => without(now, path)),
    /** The draft on the screen and the stored one, where they differ after a 409. */
    versions: conflict && versionsIn(conflict, cells),
    /** The cells of the stored draft. */
    base: base.cells,
    /**
     * Restores the autosaved draft of an earlier visit. If the stored draft has changed since, a
     * dialog compares both first. Returns whether the autosaved draft is on the screen.
     */
    restore({ values, version, base: began = before }: DeviceDraft<Cells>): boolean {
      const mine = knownCells(values, base.cells)
      const old: Conflict = { ...base, published, base: began, mine, outcome: 'continue' }
      const isStale =
        version !== base.draft.version &&
        placesOf(versionsIn(old, cells)).some(({ changed }) => changed !== 'mine')
      if (isStale) setConflict(old)
      else setCells(mine)
      return !isStale
    },
    acceptTheirs(): void {
      if (!conflict) return
      const theirs = baseOf(conflict.draft)
      setBase(theirs)
      setPublished(conflict.published)
      setCells(theirs.cells)
      setConflict(null)
    },
    dismissConflict: () => setConflict(null),
  }
}

export type DraftEditorState = Omit<ReturnType<typeof useDraftEditor>, 'within'>

const versionsIn = ({ base, draft, mine }: Conflict, cells: Cells) => ({
  base,
  theirs: cellsOf(draft.table),
  mine: mine ?? cells,
})

const baseOf = (draft: Draft) => ({ draft, cells: cellsOf(draft.table) })

/** Fetches the published version that the draft changes. */
export const publishedBaseOf = (client: Client, { base }: Draft): Promise<WholeVersion> =>
  client.call(priceListApi.get, { params: { version: String(base) } })

/** The stored draft in a 409. */
function currentOf(error: unknown): Draft | null {
  if (!isCallError(error) || error.errorCode !== 'STALE_VERSION') return null
  return ((error.error as Problem).current as Draft | undefined) ?? null
}
