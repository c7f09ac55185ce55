import type { RefObject } from 'react'
import { useHotkeys } from '../hotkeys.ts'

type List = RefObject<HTMLElement | null>

/**
 * j and k (arrows inside the table) move between the rows' links, left and right between what can be
 * pressed in a row, x and the space bar select, Home and End lead to the ends, Escape clears.
 */
export function useRowKeys(body: List, clear: () => void): void {
  const { current, move, row } = rowsOf(body, 'tr')
  const select = () => row()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  /** On a button or a box the space bar presses that. */
  const isOnLink = () => document.activeElement instanceof HTMLAnchorElement

  useRowArrows(body, 'tr')
  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    x: select,
    ' ': () => (current() >= 0 && isOnLink() ? select() : false),
    Escape: clear,
  })
}

/** What lies beyond the first link of a row is no stop of the Tab key, and reached by these. */
export function useRowArrows(list: List, selector: 'tr' | 'li'): void {
  const { rows, current, focusRow, move, moveWithin } = rowsOf(list, selector)
  // Outside the list these keys scroll the page.
  const inside = (act: () => void) => () => (current() >= 0 ? act() : false)

  useHotkeys({
    ArrowDown: inside(() => move(1)),
    ArrowUp: inside(() => move(-1)),
    ArrowRight: inside(() => moveWithin(1)),
    ArrowLeft: inside(() => moveWithin(-1)),
    Home: inside(() => focusRow(rows()[0])),
    End: inside(() => focusRow(rows().at(-1))),
  })
}

function rowsOf(list: List, selector: 'tr' | 'li') {
  const rows = () => [...(list.current?.querySelectorAll(selector) ?? [])]
  const current = () => rows().findIndex((row) => row.contains(document.activeElement))
  const row = () => rows()[current()]

  function focusRow(next: Element | undefined): void {
    next?.querySelector('a')?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
  }

  function move(step: 1 | -1): void {
    const all = rows()
    const at = current()
    focusRow(all[at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)])
  }

  function moveWithin(step: 1 | -1): void {
    // A column that has no room is hidden.
    const stops = [...(row()?.querySelectorAll<HTMLElement>('a, button, input') ?? [])].filter(
      (stop) => stop.checkVisibility(),
    )
    const at = stops.findIndex((stop) => stop === document.activeElement)
    stops[at + step]?.focus({ preventScroll: true })
  }

  return { rows, current, row, focusRow, move, moveWithin }
}
