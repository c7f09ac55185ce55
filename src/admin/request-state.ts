import { notifyManager, replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
import type { CallError } from '#src/rest/call-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** What every call throws. */
    defaultError: CallError
  }
}

/** What every data area holds; each follows request, success and failure. */
export interface RequestState<Data> {
  data: Data
  error: CallError | null
  loading: boolean
}

type Key = readonly unknown[]

/**
 * Runs a call as a mutation: while it is under way and after, its outcome can be read off the
 * cache. Unlike a mutation of the library's own it is kept until it is forgotten, and it fails at
 * once without a network.
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

/** Calls that are still under way are carried out, but nobody is told how they end. */
export function forgetCalls(queries: QueryClient, mutationKey: Key): void {
  const cache = queries.getMutationCache()
  for (const mutation of cache.findAll({ mutationKey })) cache.remove(mutation)
}

/** Whether anything is under way, else how the latest of these queries and calls has failed. */
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

/** A state that is read off the query cache, and that tells when it may have changed. */
export function derivedStore<State>(queries: QueryClient, read: () => State) {
  let last: State | undefined
  return {
    /** The same object as long as nothing in it has changed. */
    state: (): State => (last = replaceEqualDeep(last, read())),

    subscribe(listener: () => void): () => void {
      const notify = notifyManager.batchCalls(listener)
      const unsubscribes = [
        queries.getQueryCache().subscribe(notify),
        queries.getMutationCache().subscribe(notify),
      ]
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe()
      }
    },
  }
}
