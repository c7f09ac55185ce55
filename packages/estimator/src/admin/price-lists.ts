import { useQuery } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import type { CallError } from '@repo/platform/rest/call-error.ts'
import { calculatorApi } from '../contract.ts'
import type { PriceList } from '../model/price-list.ts'
import { priceListApi } from '../price-list-contract.ts'

export interface PublishedPriceList {
  priceList: PriceList
  publishedAt: string
}

interface PriceListResponse {
  version: number
  publishedAt: string
  table: Omit<PriceList, 'version'>
}

const toPublished = ({ version, publishedAt, table }: PriceListResponse): PublishedPriceList => ({
  priceList: { version, ...table },
  publishedAt,
})

/** The published price list. */
export function useCurrentPriceList() {
  const client = useClient()
  return useQuery<PriceListResponse, CallError, PublishedPriceList>({
    queryKey: ['calculator', 'prices', 'current'],
    queryFn: () => client.call(calculatorApi.current, {}),
    select: toPublished,
  })
}

/** A published version, which never changes. */
export function usePriceList(version: number | undefined) {
  const client = useClient()
  return useQuery<PriceListResponse, CallError, PublishedPriceList>({
    queryKey: ['calculator', 'prices', version],
    queryFn: () => client.call(priceListApi.get, { params: { version: String(version) } }),
    enabled: version !== undefined,
    staleTime: Infinity,
    select: toPublished,
  })
}
