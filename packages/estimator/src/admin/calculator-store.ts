import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  derivedStore,
  forgetCalls,
  progressOf,
  runCall,
  type RequestState,
} from '@repo/platform/admin/request-state.ts'
import { useStore } from '@repo/platform/admin/store.ts'

export interface CalculatorState<Data> extends RequestState<Data | null> {
  /** Set by a successful submit: the page may redirect to the stored run. */
  redirectReady: boolean
}

export type CalculatorStore<Data> = ReturnType<typeof createCalculatorStore<Data>>

let made = 0

/**
 * The store of a calculator page, derived from the mutations in the query cache. Its calls never
 * throw: the error is in the state.
 */
export function createCalculatorStore<Data>(queries: QueryClient) {
  const all = ['calculator', 'page', (made += 1)]
  const keys = { read: [...all, 'read'], submit: [...all, 'submit'], change: [...all, 'change'] }

  async function send<Result>(
    key: readonly unknown[],
    request: () => Promise<Result>,
  ): Promise<Result | null> {
    try {
      return await runCall(queries, key, undefined, request)
    } catch {
      return null
    }
  }

  return {
    ...derivedStore(queries, (): CalculatorState<Data> => {
      const calls = queries.getMutationCache()
      return {
        data: calls.find<Data>({ mutationKey: keys.read })?.state.data ?? null,
        ...progressOf(queries, { queries: [], calls: [all] }),
        redirectReady: calls.find({ mutationKey: keys.submit })?.state.status === 'success',
      }
    }),

    /** Calculates, or fetches a stored run; clears the previous data. */
    read(request: () => Promise<Data>): Promise<Data | null> {
      forgetCalls(queries, keys.read)
      forgetCalls(queries, keys.change)
      return send(keys.read, request)
    },

    /** Returns the stored run, or null on an error. */
    submit<Result>(request: () => Promise<Result>): Promise<Result | null> {
      forgetCalls(queries, all)
      return send(keys.submit, request)
    },

    /** Renames, links or deletes; returns null on an error. */
    change: <Result>(request: () => Promise<Result>): Promise<Result | null> =>
      send(keys.change, request),

    /** The page is left. */
    forget: () => forgetCalls(queries, all),
  }
}

export function useCalculatorStore<Data>(): [CalculatorStore<Data>, CalculatorState<Data>] {
  const queries = useQueryClient()
  const [store] = useState(() => createCalculatorStore<Data>(queries))
  useEffect(() => store.forget, [store])
  return [store, useStore(store, (state) => state)]
}
