import { useCallback, useMemo, useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { isCallError } from '#src/rest/call-error.ts'
import type { Client } from '#src/rest/client.ts'
import type { Problem } from '#src/rest/problem.ts'
import { priceListApi, type Draft, type WholeVersion } from '../../price-list-contract.ts'
import {
  cellsOf,
  changesBetween,
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

/** The state of the draft editor: the stored draft, the cells on the screen, changes, errors, conflict. */
export function useDraftEditor(opened: Opened) {
  const client = useClient()
  const notifications = useNotifications()
  const [published, setPublished] = useState(opened.published)
  const [base, setBase] = useState(() => baseOf(opened.draft))
  const [cells, setCells] = useState(base.cells)
  const [saving, setSaving] = useState(false)
  /** The stored draft, after a 409. */
  const [conflict, setConflict] = useState<Opened | null>(null)

  const before = useMemo(() => cellsOf(published.table), [published])
  const changes = useMemo(() => changesBetween(before, cells), [before, cells])
  const read = useMemo(() => priceListIn(cells), [cells])
  const unsaved = sameCells(base.cells, cells) ? null : cells
  const table = 'table' in read ? read.table : null

  const set = useCallback((key: string, value: string) => {
    setCells((now) => withCell(now, key, value))
  }, [])

  /** After a 409 the conflict dialog is opened, any other error becomes a notification. */
  async function showError(thrown: unknown): Promise<void> {
    const current = currentOf(thrown)
    if (!current) return notifications.fail(thrown)
    try {
      setConflict({
        draft: current,
        published:
          current.base === published.version ? published : await publishedBaseOf(client, current),
      })
    } catch (error) {
      notifications.fail(error)
    }
  }

  /** Returns the stored draft, or null on an error. */
  async function save(over?: Opened): Promise<Draft | null> {
    if (!table || saving) return null
    setSaving(true)
    setConflict(null)
    try {
      const body = { table, version: (over ?? base).draft.version }
      const stored = await client.call(priceListApi.saveDraft, { body })
      const now = baseOf(stored)
      const next = now.cells
      setBase(now)
      if (over) setPublished(over.published)
      // Values that were typed during the call stay.
      setCells((typed) => (typed === cells && !sameCells(typed, next) ? next : typed))
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
    errors: 'errors' in read ? read.errors : noErrors,
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

export type DraftEditorState = ReturnType<typeof useDraftEditor>

const baseOf = (draft: Draft) => ({ draft, cells: cellsOf(draft.table) })

/** Fetches the published version that the draft changes. */
export const publishedBaseOf = (client: Client, { base }: Draft): Promise<WholeVersion> =>
  client.call(priceListApi.get, { params: { version: String(base) } })

const noErrors: Readonly<Record<string, string>> = {}

/** The stored draft in a 409. */
function currentOf(error: unknown): Draft | null {
  if (!isCallError(error) || error.errorCode !== 'STALE_VERSION') return null
  return ((error.error as Problem).current as Draft | undefined) ?? null
}
