import { useQuery } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { claimsApi } from '../contract.ts'

export const claimsKey = ['claims']

/** Every figure with what is documented of it. */
export function useClaims() {
  const client = useClient()
  return useQuery({ queryKey: claimsKey, queryFn: () => client.call(claimsApi.list, {}) })
}
