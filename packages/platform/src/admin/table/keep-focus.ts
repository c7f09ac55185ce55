import { useEffect, useRef, type RefObject } from 'react'

/**
 * Menus and dialogs that close with a row have by then returned the focus to the removed element.
 */
const settledMs = 60

const isLost = () => !document.activeElement || document.activeElement === document.body

/** Moves the focus to the page after the focused element was removed. */
export function keepFocus(to: () => HTMLElement | null | undefined = () => null): void {
  setTimeout(() => {
    if (isLost()) (to() ?? document.getElementById('content'))?.focus({ preventScroll: true })
  }, settledMs)
}

/**
 * Moves the focus to the next row at the same place after the focused row was deleted or filtered
 * out. Returns a callback that notes the row in focus.
 */
export function useRestoredFocus(
  body: RefObject<HTMLTableSectionElement | null>,
  ids: readonly string[],
): (id: string) => void {
  const focused = useRef<{ id: string; index: number } | null>(null)

  useEffect(() => {
    const was = focused.current
    if (!was || ids.includes(was.id)) return
    focused.current = null
    keepFocus(() => {
      const rows = body.current?.rows
      return rows?.[Math.min(was.index, rows.length - 1)]?.querySelector<HTMLElement>('a, button')
    })
  }, [body, ids])

  useEffect(
    () => () => {
      if (focused.current) keepFocus()
    },
    [],
  )

  return (id) => {
    focused.current = { id, index: ids.indexOf(id) }
  }
}
