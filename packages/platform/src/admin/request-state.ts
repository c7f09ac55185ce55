import { notifyManager, replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
import type { CallError } from '#src/rest/call-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** What every call throws. */
    defaultError: CallError
  }
}

/** The state of a request: loading, then data or an error. */
export interface RequestState<Data> {
  data: Data
  error: CallError | null
  loading: boolean
}

type Key = readonly unknown[]

/**
 * Runs a call as a mutation, whose state the query cache holds until `forgetCalls`. It is not
 * paused without a network: it fails at once.
 */
export function runCall<Variables, Result>(
  queries: QueryClient,
  mutationKey: Key,
  variables: Variables,
  call: (variables: Variables) => Promise<Result>,
): Promise<Result> {
  const options = {
    mutationKey,
    mutationFn: call,
    gcTime: Infinity,
    networkMode: 'always',
  } as const
  return queries.getMutationCache().build(queries, options).execute(variables)
}

/** Removes mutations from the cache; pending ones continue, but their outcome is not stored. */
export function forgetCalls(queries: QueryClient, mutationKey: Key): void {
  const cache = queries.getMutationCache()
  for (const mutation of cache.findAll({ mutationKey })) cache.remove(mutation)
}

/** Whether any of these queries and mutations is pending, else the error of the latest. */
export function progressOf(
  queries: QueryClient,
  of: { queries: readonly Key[]; calls: readonly Key[] },
): Pick<RequestState<unknown>, 'error' | 'loading'> {
  const queryStates = of.queries
    .flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey }))
    .map(({ state }) => ({
      at: Math.max(state.dataUpdatedAt, state.errorUpdatedAt),
      pending: state.fetchStatus !== 'idle',
      error: state.error,
    }))
  const callStates = of.calls
    .flatMap((mutationKey) => queries.getMutationCache().findAll({ mutationKey }))
    .map(({ state }) => ({
      at: state.submittedAt,
      pending: state.status === 'pending',
      error: state.error,
    }))
  const all = [...queryStates, ...callStates]
  const loading = all.some(({ pending }) => pending)
  const latest = all.reduce<(typeof all)[number] | null>(
    (last, one) => (last && last.at > one.at ? last : one),
    null,
  )
  return { loading, error: loading ? null : (latest?.error ?? null) }
}

/**
 * A store whose state is derived from the query cache. While somebody listens, it is derived once for
 * every change of what the cache holds: a long list costs as little to be asked for as a short one.
 */
export function derivedStore<State>(queries: QueryClient, read: () => State) {
  let last: State | undefined
  let listeners = 0
  let isLatest = false
  return {
    /** Referentially stable as long as it has not changed. */
    state(): State {
      if (last === undefined || !isLatest) last = replaceEqualDeep(last, read())
      isLatest = listeners > 0
      return last
    },

    subscribe(listener: () => void): () => void {
      const notify = notifyManager.batchCalls(listener)
      const onEvent = ({ type }: { type: string }) => {
        if (type.startsWith('observer')) return
        isLatest = false
        notify()
      }
      const unsubscribes = [
        queries.getQueryCache().subscribe(onEvent),
        queries.getMutationCache().subscribe(onEvent),
      ]
      isLatest = false
      listeners += 1
      return () => {
        listeners -= 1
        isLatest &&= listeners > 0
        for (const unsubscribe of unsubscribes) unsubscribe()
      }
    },
  }
}
