import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import type { TableData } from '../../table-schema.ts'
import { tablesApi, type Preview } from '../../tables-contract.ts'

const pauseMs = 350

/** What the table would change, asked for when the typing pauses; `fresh` while it is of this table. */
export function usePreview(table: TableData | null): { preview?: Preview; fresh: boolean } {
  const client = useClient()
  const [asked, setAsked] = useState(table)
  useEffect(() => {
    if (!table || table === asked) return
    const timer = setTimeout(() => setAsked(table), pauseMs)
    return () => clearTimeout(timer)
  }, [table, asked])
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['prices', 'preview', asked],
    queryFn: () => client.call(tablesApi.preview, { body: { ...(asked && { table: asked }) } }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const fresh = table !== null && table === asked && data !== undefined && !isPlaceholderData
  return { ...(data && { preview: data }), fresh }
}
