import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { priceListApi, type Preview } from '../../price-list-contract.ts'
import type { PriceListData } from '../../price-list-schema.ts'

const pauseMs = 350

export interface ShownPreview {
  preview: Preview | undefined
  /** It is of the price list as it stands. */
  fresh: boolean
  /** Present where it could not be calculated. */
  retry: (() => void) | undefined
}

/** What the price list would change, asked for when the typing pauses. */
export function usePreview(priceList: PriceListData | null): ShownPreview {
  const client = useClient()
  const [asked, setAsked] = useState(priceList)
  useEffect(() => {
    if (!priceList || priceList === asked) return
    const timer = setTimeout(() => setAsked(priceList), pauseMs)
    return () => clearTimeout(timer)
  }, [priceList, asked])
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['prices', 'preview', asked],
    queryFn: () => client.call(priceListApi.preview, { body: { ...(asked && { table: asked }) } }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const fresh =
    priceList !== null && priceList === asked && data !== undefined && !isPlaceholderData
  const retry = isError && priceList === asked ? () => void refetch() : undefined
  return { preview: data, fresh: fresh && !isError, retry }
}
