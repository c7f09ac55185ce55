import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import type { TableData } from '../../table-schema.ts'
import { tablesApi, type Preview } from '../../tables-contract.ts'

const pauseMs = 350

export interface ShownPreview {
  preview: Preview | undefined
  /** It is of the table as it stands. */
  fresh: boolean
  /** Present where it could not be calculated. */
  retry: (() => void) | undefined
}

/** What the table would change, asked for when the typing pauses. */
export function usePreview(table: TableData | null): ShownPreview {
  const client = useClient()
  const [asked, setAsked] = useState(table)
  useEffect(() => {
    if (!table || table === asked) return
    const timer = setTimeout(() => setAsked(table), pauseMs)
    return () => clearTimeout(timer)
  }, [table, asked])
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['prices', 'preview', asked],
    queryFn: () => client.call(tablesApi.preview, { body: { ...(asked && { table: asked }) } }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const fresh = table !== null && table === asked && data !== undefined && !isPlaceholderData
  const retry = isError && table === asked ? () => void refetch() : undefined
  return { preview: data, fresh: fresh && !isError, retry }
}
