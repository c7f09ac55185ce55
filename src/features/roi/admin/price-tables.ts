import { useQuery } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import type { CallError } from '#src/rest/call-error.ts'
import { calculatorApi } from '../contract.ts'
import type { RoiTable } from '../model/table.ts'
import { tablesApi } from '../tables-contract.ts'

export interface PublishedVersion {
  table: RoiTable
  publishedAt: string
}

interface Answer {
  version: number
  publishedAt: string
  table: Omit<RoiTable, 'version'>
}

const toVersion = ({ version, publishedAt, table }: Answer): PublishedVersion => ({
  table: { version, ...table },
  publishedAt,
})

/** The prices with which the next estimate is made. */
export function useCurrentPrices() {
  const client = useClient()
  return useQuery<Answer, CallError, PublishedVersion>({
    queryKey: ['calculator', 'prices', 'current'],
    queryFn: () => client.call(calculatorApi.current, {}),
    select: toVersion,
  })
}

/** A published version, which never changes. */
export function usePrices(version: number | undefined) {
  const client = useClient()
  return useQuery<Answer, CallError, PublishedVersion>({
    queryKey: ['calculator', 'prices', version],
    queryFn: () => client.call(tablesApi.get, { params: { version: String(version) } }),
    enabled: version !== undefined,
    staleTime: Infinity,
    select: toVersion,
  })
}
