import { useCallback, useMemo, useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { isFailure } from '#src/rest/failure.ts'
import type { Problem } from '#src/rest/problem.ts'
import { tablesApi, type Draft, type WholeVersion } from '../../tables-contract.ts'
import {
  cellsOf,
  changesBetween,
  sameCells,
  tableIn,
  withCell,
  withCountry,
  without,
  type Cells,
} from './cells.ts'

export interface Opened {
  draft: Draft
  /** The version on which the draft was begun. */
  published: WholeVersion
}

/** The draft of the next version: what is stored, what is on the screen, what both change. */
export function useTableDesk({ draft, published }: Opened) {
  const client = useClient()
  const notices = useNotices()
  const [base, setBase] = useState(() => ({ draft, cells: cellsOf(draft.table) }))
  const [cells, setCells] = useState(base.cells)
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Draft | null>(null)

  const before = useMemo(() => cellsOf(published.table), [published])
  const changes = useMemo(() => changesBetween(before, cells), [before, cells])
  const read = useMemo(() => tableIn(cells), [cells])
  const unsaved = sameCells(base.cells, cells) ? null : cells
  const table = 'table' in read ? read.table : null

  const set = useCallback((key: string, value: string) => {
    setCells((now) => withCell(now, key, value))
  }, [])

  /** Answers the stored draft, or null where it was refused. */
  async function save(over?: number): Promise<Draft | null> {
    if (!table || saving) return null
    setSaving(true)
    setConflict(null)
    try {
      const body = { table, version: over ?? base.draft.version }
      const stored = await client.call(tablesApi.saveDraft, { body })
      const next = cellsOf(stored.table)
      setBase({ draft: stored, cells: next })
      // What was typed while it travelled stays.
      setCells((now) => (now === cells && !sameCells(now, next) ? next : now))
      return stored
    } catch (refusal) {
      const current = currentOf(refusal)
      if (current) setConflict(current)
      else notices.fail(refusal)
      return null
    } finally {
      setSaving(false)
    }
  }

  return {
    draft: base.draft,
    published,
    cells,
    /** The cells of the published table. */
    before,
    changes,
    table,
    faults: 'faults' in read ? read.faults : noFaults,
    unsaved,
    saving,
    conflict,
    set,
    save,
    /** Puts other cells on the screen. */
    show: (next: Cells) => setCells(next),
    addCountry: (code: string) => setCells((now) => withCountry(now, code)),
    /** A country or a basis, by its path among the cells. */
    remove: (path: string) => setCells((now) => without(now, path)),
    takeTheirs(): void {
      if (!conflict) return
      const theirs = cellsOf(conflict.table)
      setBase({ draft: conflict, cells: theirs })
      setCells(theirs)
      setConflict(null)
    },
    dropConflict: () => setConflict(null),
  }
}

export type TableDesk = ReturnType<typeof useTableDesk>

const noFaults: Readonly<Record<string, string>> = {}

/** The draft that is stored now, where a stale one was sent. */
function currentOf(refusal: unknown): Draft | null {
  if (!isFailure(refusal) || refusal.errorCode !== 'STALE_VERSION') return null
  return ((refusal.error as Problem).current as Draft | undefined) ?? null
}
