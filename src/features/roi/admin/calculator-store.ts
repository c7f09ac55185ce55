import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  derivedStore,
  forgetCalls,
  progressOf,
  runCall,
  type RequestState,
} from '#src/admin/request-state.ts'
import { useStore } from '#src/admin/store.ts'

export interface CalculatorState<Data> extends RequestState<Data | null> {
  /** Set by a successful submit: the form may leave for the stored run. */
  redirectReady: boolean
}

export type CalculatorStore<Data> = ReturnType<typeof createCalculatorStore<Data>>

let made = 0

/**
 * The state of one calculator page, read off the calls that the query cache holds of it. Nothing
 * throws: the state says how a call ended.
 */
export function createCalculatorStore<Data>(queries: QueryClient) {
  const all = ['calculator', 'page', (made += 1)]
  const keys = { read: [...all, 'read'], submit: [...all, 'submit'], change: [...all, 'change'] }

  async function send<Answer>(
    key: readonly unknown[],
    request: () => Promise<Answer>,
  ): Promise<Answer | null> {
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

    /** Computes, or fetches a stored run: what was there before is cleared. */
    read(request: () => Promise<Data>): Promise<Data | null> {
      forgetCalls(queries, keys.read)
      forgetCalls(queries, keys.change)
      return send(keys.read, request)
    },

    /** Answers what was stored, or null where it was refused. */
    submit<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
      forgetCalls(queries, all)
      return send(keys.submit, request)
    },

    /** Renames, links or deletes; answers null where that was refused. */
    change: <Answer>(request: () => Promise<Answer>): Promise<Answer | null> =>
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
