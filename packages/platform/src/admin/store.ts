import { useSyncExternalStore } from 'react'

export interface Store<State, Event> {
  state(): State
  dispatch(event: Event): void
  subscribe(listener: () => void): () => void
}

export function createStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): Store<State, Event> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    dispatch(event) {
      const next = reduce(state, event)
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** `select` must return a part of the state, not a new object. */
export function useStore<State, Part>(
  store: Pick<Store<State, never>, 'state' | 'subscribe'>,
  select: (state: State) => Part,
): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.state()))
}
