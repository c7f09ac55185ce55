import { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Client } from '#src/rest/client.ts'
import { isCallError } from '#src/rest/call-error.ts'

export const ClientContext = createContext<Client | null>(null)

export function useClient(): Client {
  const client = use(ClientContext)
  if (!client) throw new Error('No client above this component')
  return client
}

const attempts = 2

/** Retries a query only after a network error or a 503. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) =>
          count < attempts && isCallError(error) && (error.code === 0 || error.code === 503),
      },
    },
  })
}
