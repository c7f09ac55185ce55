import type { PageName } from '#src/facts/page-names.ts'
import { pageExists } from './existing-pages.ts'

export type MenuGroupName =
  | 'industry'
  | 'solution'
  | 'technology'
  | 'useCases'
  | 'resources'
  | 'company'

export interface MenuGroup {
  name: MenuGroupName
  pages: readonly PageName[]
}

/** The specification's structure; request-demo, sign-in, terms and privacy stand outside it. */
const wholeMenu: readonly MenuGroup[] = [
  { name: 'industry', pages: ['industry-4-0'] },
  { name: 'solution', pages: ['solution', 'benefits', 'features', 'how-it-works', 'pricing'] },
  { name: 'technology', pages: ['rtls', 'iot-platform', 'simulator', 'connectivity'] },
  { name: 'useCases', pages: ['logistics', 'manufacturing', 'retail'] },
  { name: 'resources', pages: ['news', 'documents', 'videos', 'events'] },
  { name: 'company', pages: ['about', 'partners', 'press', 'careers', 'contact'] },
]

export const comingSoon: ReadonlySet<PageName> = new Set<PageName>(['manufacturing', 'retail'])

/** The groups with the pages that exist, without those that have none. */
export function menu(): readonly MenuGroup[] {
  return wholeMenu
    .map((group) => ({ ...group, pages: group.pages.filter(pageExists) }))
    .filter((group) => group.pages.length > 0)
}
