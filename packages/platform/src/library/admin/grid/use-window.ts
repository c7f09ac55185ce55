import { useEffect, useState, type RefObject } from 'react'
import { columnsOf, gap, itemsInView, type GridLayout } from './rows-in-view.ts'

/** The visible items are computed again after this many pixels of scrolling. */
const step = 40

/** Renders only the items of a long grid that are near the window. */
export function useWindow(
  grid: RefObject<HTMLElement | null>,
  { count, layout }: { count: number; layout: GridLayout },
) {
  const [width, setWidth] = useState(0)
  const [view, setView] = useState({ top: 0, height: 0 })

  useEffect(() => {
    const element = grid.current
    if (!element) return
    function look(): void {
      const top = -(element?.getBoundingClientRect().top ?? 0)
      const next = { top: Math.floor(top / step) * step, height: window.innerHeight }
      setView((now) => (now.top === next.top && now.height === next.height ? now : next))
    }
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width)
      look()
    })
    observer.observe(element)
    // The listener captures scrolling of the page and of a dialog that contains the grid.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    addEventListener('resize', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
    }
  }, [grid])

  const { columns, rowHeight } = columnsOf(layout, width)
  const { from, to } = itemsInView({ count, columns, rowHeight }, view)
  const rows = Math.ceil(count / columns)
  const between = columns > 1 ? gap : 0
  return {
    ready: width > 0,
    columns,
    from,
    to,
    /** Pixels. */
    height: Math.max(0, rows * rowHeight - between),
    offset: (from / columns) * rowHeight,
    itemHeight: rowHeight - between,
  }
}
