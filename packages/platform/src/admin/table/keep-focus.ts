import { useEffect, useRef, type RefObject } from 'react'

/** After whatever closes with a row has given its focus back to what is gone. */
const settledMs = 60

const isLost = () => !document.activeElement || document.activeElement === document.body

/** Gives the focus to the page where what had it has gone. */
export function keepFocus(to: () => HTMLElement | null | undefined = () => null): void {
  setTimeout(() => {
    if (isLost()) (to() ?? document.getElementById('content'))?.focus({ preventScroll: true })
  }, settledMs)
}

/**
 * Where the row that has the focus goes (deleted, or not in the filter any more), the row in its
 * place gets it. Returns what notes the row in focus.
 */
export function useKeptFocus(
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
