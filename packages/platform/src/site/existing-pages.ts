import { isPageName, type PageName } from '#src/facts/page-names.ts'

let existing: ReadonlySet<PageName> = new Set()

/**
 * Called once with the map of all pages: header, footer and "not found" link only to existing
 * pages.
 */
export function setExistingPages(names: Iterable<PageName>): void {
  existing = new Set(names)
}

/**
 * The set is new after each call of `setExistingPages`, which invalidates everything derived from
 * it.
 */
export const existingPages = (): ReadonlySet<PageName> => existing

export const pageExists = (name: PageName): boolean => existing.has(name)

/** Returns the page that a menu marks as the current one; undefined where an article is shown. */
export const currentOf = (name: string | undefined): string | undefined =>
  name !== undefined && isPageName(name) && existing.has(name) ? name : undefined
