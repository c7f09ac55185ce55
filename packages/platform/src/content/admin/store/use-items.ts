import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from '#src/admin/store.ts'
import { useList } from '#src/admin/table/use-list.ts'
import { isKeyOf } from '#src/values/records.ts'
import { flagsAfter } from './content-state.ts'
import { useContent, type ContentStore } from './content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { ContentSearch } from '../list/list-search.ts'

/** The list with these filters, each item in its latest cached version. */
export function useItems<Row extends ContentRow, Item extends Row>(
  content: ContentStore<Row, Item>,
  query: object,
  limit?: number,
) {
  const list = useList(...content.view(query), limit)
  const cached = useStore(content, (state) => state.list.data)
  const pending = useStore(content, (state) => state.pending)
  const rows = useMemo(
    () =>
      list.rows.map((row): Row => {
        const action = pending[row.id]
        const latest = cached[row.id] ?? row
        return action && isKeyOf(flagsAfter, action) ? { ...latest, ...flagsAfter[action] } : latest
      }),
    [list.rows, cached, pending],
  )
  return { ...list, rows }
}

type Filters = Omit<ContentSearch, 'state' | 'sort'>

/**
 * How many items, or groups, there are, and in each status, within the other filters. `wait`: until the
 * list has its rows, which are looked at first.
 */
export function useCounts<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  { language, search, view, behind, missing, category, changedBy }: Filters = {},
  wait = false,
) {
  const content = useContent(type)
  const filters = { language, search, view, behind, missing, category, changedBy }
  const counts = content.counts(filters)
  return useQuery({ ...counts, enabled: !wait, placeholderData: keepPreviousData })
}
