import { startTransition, useEffect, useState } from 'react'

/** More than the largest screens show at once. */
const firstScreen = 20

/**
 * The rows to draw now: other rows come with those of the first screen, and the rest right after that has
 * been painted. Meanwhile the rest is what stood there before, so that the page keeps its height.
 */
export function useRowsInFrames<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const [whole, setWhole] = useState<readonly Row[]>([])
  useEffect(() => startTransition(() => setWhole(rows)), [rows])
  if (whole === rows || rows.length <= firstScreen) return rows
  const first = rows.slice(0, firstScreen)
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...whole.slice(firstScreen).filter(({ id }) => !ids.has(id))]
}
