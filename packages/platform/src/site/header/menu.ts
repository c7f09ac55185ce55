import type { PageName } from '#src/facts/page-names.ts'
import { pageExists } from '../existing-pages.ts'

export type MenuGroupName =
  | 'industry'
  | 'solution'
  | 'technology'
  | 'useCases'
  | 'resources'
  | 'company'

/** What stands outside of the groups, and on no path through the pages. */
type OutsideMenu = 'newsletter' | 'search' | 'sign-in' | 'terms' | 'privacy' | 'legal-notice'
export type MenuPage = Exclude<PageName, OutsideMenu | 'request-demo'>

export interface MenuGroup {
  name: MenuGroupName
  pages: readonly MenuPage[]
}

/** The specification's structure; what is legal, request-demo and sign-in stand outside it. */
const wholeMenu: readonly MenuGroup[] = [
  { name: 'industry', pages: ['industry-4-0'] },
  { name: 'solution', pages: ['solution', 'benefits', 'features', 'how-it-works', 'pricing'] },
  { name: 'technology', pages: ['rtls', 'iot-platform', 'simulator', 'connectivity'] },
  { name: 'useCases', pages: ['logistics', 'manufacturing', 'retail'] },
  { name: 'resources', pages: ['news', 'documents', 'videos', 'events', 'buyers-kit'] },
  { name: 'company', pages: ['about', 'partners', 'press', 'careers', 'contact'] },
]

export const comingSoon: ReadonlySet<PageName> = new Set<PageName>(['manufacturing', 'retail'])

/** The groups with the pages that exist, without those that have none. */
export function menu(): readonly MenuGroup[] {
  return wholeMenu
    .map((group) => ({ ...group, pages: group.pages.filter(pageExists) }))
    .filter((group) => group.pages.length > 0)
}

/** Absent for what stands outside of the menu. */
export const groupOf = (name: PageName): MenuGroupName | undefined =>
  wholeMenu.find(({ pages }) => pages.some((page) => page === name))?.name

/** Where a reader of a page of the menu is led on to; absent for all others. */
export function nextPage(name: string | undefined): MenuPage | 'request-demo' | undefined {
  const readable = wholeMenu.flatMap(({ pages }) => pages).filter(pageExists)
  const index = readable.findIndex((page) => page === name)
  if (index < 0) return undefined
  return readable[index + 1] ?? (pageExists('request-demo') ? 'request-demo' : undefined)
}
