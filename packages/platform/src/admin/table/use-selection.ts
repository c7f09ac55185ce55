import { useState } from 'react'
import { useNotifications } from '../notifications/notification-store.ts'
import { keepFocus } from '../keep-focus.ts'
import { nothingSelected, type Selection } from './selection.ts'
import type { List } from './use-list.ts'

type SelectedList<Row> = Pick<List<Row>, 'key' | 'loadAll'> & { rows: readonly Row[] }

/** The selected rows of a list: loaded ones, or all that match its search and filters. */
export function useSelection<Row extends { id: string }>(list: SelectedList<Row>) {
  const notifications = useNotifications()
  const [selection, setSelection] = useState(nothingSelected)
  const [all, setAll] = useState<{ of: string; rows: readonly Row[] }>()
  const [isLoading, setLoading] = useState(false)
  const rows = all?.of === list.key ? latestOf(all.rows, list.rows) : list.rows

  function select(next: Selection): void {
    setSelection(next)
    if (next.size === 0) setAll(undefined)
  }

  return {
    selection,
    select,
    selected: rows.filter(({ id }) => selection.has(id)),
    clear(): void {
      select(nothingSelected)
      keepFocus()
    },
    isLoading,
    /** Selects also the rows that are not loaded yet; what is unticked meanwhile stays unticked. */
    async selectAll(): Promise<void> {
      const before = selection
      setLoading(true)
      try {
        const found = await list.loadAll()
        setAll({ of: list.key, rows: found })
        setSelection((now) => {
          const isUnticked = (id: string) => before.has(id) && !now.has(id)
          const ids = found.map(({ id }) => id).filter((id) => !isUnticked(id))
          return now.size === 0 ? now : new Set(ids)
        })
      } catch (error) {
        notifications.fail(error)
      } finally {
        setLoading(false)
      }
    },
  }
}

/** All rows, those that the list shows as it shows them. */
function latestOf<Row extends { id: string }>(all: readonly Row[], shown: readonly Row[]): Row[] {
  const latest = new Map(shown.map((row) => [row.id, row]))
  return all.map((row) => latest.get(row.id) ?? row)
}
