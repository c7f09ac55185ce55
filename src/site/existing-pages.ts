import type { PageName } from '#src/facts/page-names.ts'

let existing: ReadonlySet<PageName> = new Set()

/** Set once from the map of all pages: header, footer and "not found" link to these only. */
export function setExistingPages(names: Iterable<PageName>): void {
  existing = new Set(names)
}

export const pageExists = (name: PageName): boolean => existing.has(name)
