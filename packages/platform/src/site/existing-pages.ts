import type { PageName } from '#src/facts/page-names.ts'

let existing: ReadonlySet<PageName> = new Set()

/** Set once from the map of all pages: header, footer and "not found" link to these only. */
export function setExistingPages(names: Iterable<PageName>): void {
  existing = new Set(names)
}

/** Made anew when it is set: what is drawn from it is kept no longer. */
export const existingPages = (): ReadonlySet<PageName> => existing

export const pageExists = (name: PageName): boolean => existing.has(name)

/** Which of them an entry of a menu can mark as the current one: none where an article is shown. */
export const currentOf = (name: string | undefined): string | undefined =>
  (existing as ReadonlySet<string | undefined>).has(name) ? name : undefined
