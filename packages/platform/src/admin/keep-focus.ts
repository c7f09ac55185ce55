import { useEffect, useRef, type RefObject } from 'react'

/**
 * Menus and dialogs that close with a row have by then returned the focus to the removed element.
 */
const settledMs = 60

/** An answer may remove what had the focus only after the list or the item has been read again. */
const patienceMs = 3000

type FindPlace = () => HTMLElement | null | undefined

/** The page's content if `keepFocus` has focused it, for want of a better place. */
let fallback: Element | null = null
/** The last place that was named and not yet needed. */
let named: FindPlace = () => null

function isLost(): boolean {
  const focused = document.activeElement
  return !focused || focused === document.body || focused === fallback
}

/**
 * Moves the focus to the page once the focused element is removed or disabled. A row, a menu and a notification
 * may go at once: whichever goes last, the place that one of them named wins over the page.
 */
export function keepFocus(to?: FindPlace): void {
  if (to) named = to
  const until = performance.now() + patienceMs
  const look = () => {
    if (isLost()) move()
    else if (performance.now() < until) setTimeout(look, settledMs)
  }
  setTimeout(look, settledMs)
}

function move(): void {
  const place = named()
  const content = document.getElementById('content')
  fallback = place ? null : content
  named = () => null
  ;(place ?? content)?.focus({ preventScroll: true })
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
