import type { FileUse } from '#src/library/contract.ts'

interface ShownOn {
  page: string
  /** Of the items on it. */
  title: string
}

/** The pages on which visitors see a file, each with the items that show it there. */
export function pagesOf(uses: readonly FileUse[]): ShownOn[] {
  const seen = uses.filter(({ visible, page }) => visible && page)
  const byPage = Map.groupBy(seen, ({ page = '' }) => page)
  return [...byPage]
    .map(([page, items]) => ({ page, title: items.map(({ title }) => title).join(', ') }))
    .toSorted((a, b) => a.page.localeCompare(b.page))
}
