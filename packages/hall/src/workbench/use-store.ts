import { useState, useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

export type Shown<State> = Pick<Store<object>, 'subscribe'> & { readonly snapshot: () => State }

/** The state as it is shown; the component is drawn again when one of the named parts is another. */
export function useStore<State extends object, Part extends keyof State>(
  store: Shown<State>,
  ...parts: readonly Part[]
): Pick<State, Part> {
  const [read] = useState(() => readerOf(store, parts))
  return useSyncExternalStore(store.subscribe, read, read)
}

/** Answers with the same state as before until a part of it is another. */
function readerOf<State>({ snapshot }: Shown<State>, parts: readonly (keyof State)[]) {
  let last = snapshot()
  return () => {
    const now = snapshot()
    if (parts.some((part) => now[part] !== last[part])) last = now
    return last
  }
}
