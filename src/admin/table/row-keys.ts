import type { RefObject } from 'react'
import { useHotkeys } from '../hotkeys.ts'

interface Actions {
  clear: () => void
}

/** j and k (arrows inside the table) move between the rows' links, x selects, Escape clears. */
export function useRowKeys(body: RefObject<HTMLElement | null>, actions: Actions): void {
  const rows = () => [...(body.current?.querySelectorAll('tr') ?? [])]
  const current = () => rows().findIndex((row) => row.contains(document.activeElement))

  function move(step: 1 | -1): void {
    const all = rows()
    const at = current()
    const next = all[at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)]
    next?.querySelector('a')?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
  }

  // Outside the table the arrows scroll the page, as everywhere.
  const moveInside = (step: 1 | -1) => (current() >= 0 ? move(step) : false)

  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => moveInside(1),
    ArrowUp: () => moveInside(-1),
    x: () => rows()[current()]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(),
    Escape: actions.clear,
  })
}
