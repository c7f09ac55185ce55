import { useCallback, useMemo, useState } from 'react'
import type { Draft } from '../../price-list-contract.ts'
import {
  cellsOf,
  changesBetween,
  sameCells,
  withCell,
  withCountry,
  without,
  type Cells,
} from './cells.ts'
import { priceListIn } from './price-list-in-cells.ts'
import type { Opened } from './use-draft-conflict.ts'

export const baseOf = (draft: Draft) => ({ draft, cells: cellsOf(draft.table) })

/** The cells of a draft price list on the screen, beside those of its stored and published versions. */
export function useDraftCells(opened: Opened) {
  const [published, setPublished] = useState(opened.published)
  const [base, setBase] = useState(() => baseOf(opened.draft))
  const [cells, setCells] = useState(base.cells)
  const before = useMemo(() => cellsOf(published.table), [published])
  const changes = useMemo(() => changesBetween(before, cells), [before, cells])
  const read = useMemo(() => priceListIn(cells), [cells])
  const unsaved = sameCells(base.cells, cells) ? null : cells
  const table = 'table' in read ? read.table : null

  const set = useCallback((key: string, value: string) => {
    setCells((now) => withCell(now, key, value))
  }, [])

  return {
    published,
    setPublished,
    base,
    setBase,
    cells,
    setCells,
    /** The cells of the published price list. */
    before,
    changes,
    /** The price list in the cells, or the errors there. */
    read,
    table,
    unsaved,
    set,
    /** Replaces the cells on the screen. */
    show: (next: Cells) => setCells(next),
    addCountry: (code: string) => setCells((now) => withCountry(now, code, before)),
    /** Removes a country or a basis, by its path in the cells. */
    remove: (path: string) => setCells((now) => without(now, path)),
  }
}
