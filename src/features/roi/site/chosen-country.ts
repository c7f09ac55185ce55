import { useSyncExternalStore } from 'react'

let chosen: string | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The country that the visitor has chosen on this page, in the plan table or in the form. */
export function chooseCountry(code: string): void {
  if (code === chosen) return
  chosen = code
  for (const listener of listeners) listener()
}

/** Until one is chosen, the country for which the page was rendered. */
export const useChosenCountry = (rendered: string): string =>
  useSyncExternalStore(
    subscribe,
    () => chosen ?? rendered,
    () => rendered,
  )
