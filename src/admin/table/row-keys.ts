import type { RefObject } from 'react'
import { useHotkeys } from '../hotkeys.ts'

/**
 * j and k (arrows inside the table) move between the rows' links, left and right between what can be
 * pressed in a row, x and the space bar select, Home and End lead to the ends, Escape clears.
 */
export function useRowKeys(body: RefObject<HTMLElement | null>, clear: () => void): void {
  const rows = () => [...(body.current?.querySelectorAll('tr') ?? [])]
  const current = () => rows().findIndex((row) => row.contains(document.activeElement))

  function focusRow(row: HTMLElement | undefined): void {
    row?.querySelector('a')?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }

  function move(step: 1 | -1): void {
    const all = rows()
    const at = current()
    focusRow(all[at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)])
  }

  function moveWithin(step: 1 | -1): void {
    const row = rows()[current()]
    const stops = [...(row?.querySelectorAll<HTMLElement>('a, button, input') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    stops[at + step]?.focus({ preventScroll: true })
  }

  const select = () =>
    rows()[current()]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()

  // Outside the table these keys scroll the page.
  const inside = (act: () => void) => () => (current() >= 0 ? act() : false)
  /** On a button or a box the space bar presses that. */
  const isOnLink = () => document.activeElement instanceof HTMLAnchorElement

  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: inside(() => move(1)),
    ArrowUp: inside(() => move(-1)),
    ArrowRight: inside(() => moveWithin(1)),
    ArrowLeft: inside(() => moveWithin(-1)),
    Home: inside(() => focusRow(rows()[0])),
    End: inside(() => focusRow(rows().at(-1))),
    x: select,
    ' ': () => (current() >= 0 && isOnLink() ? select() : false),
    Escape: clear,
  })
}
