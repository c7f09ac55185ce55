import type { ReactNode } from 'react'
import { createStore, useStore } from './store.ts'

const item = 'single-keys'

/**
 * Whether a single character acts by itself, on this device: who speaks to the computer, or rests a
 * hand on the keys, turns it off.
 */
export const singleKeys = createStore((_: boolean, next: boolean) => next, stored())

function stored(): boolean {
  try {
    return localStorage.getItem(item) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(on: boolean): void {
  singleKeys.dispatch(on)
  try {
    localStorage.setItem(item, on ? 'on' : 'off')
  } catch {
    // Without storage it holds until the page is left.
  }
}

export const useSingleKeys = (): boolean => useStore(singleKeys, (on) => on)

/** The key of an action, where it acts. */
export function KeyHint({ children }: { children: string }): ReactNode {
  const on = useSingleKeys()
  return on || children.length > 1 ? <kbd aria-hidden="true">{children}</kbd> : null
}
