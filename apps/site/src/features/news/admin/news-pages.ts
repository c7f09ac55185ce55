import type { ShownOn } from '@repo/platform/content/admin/content-type.ts'
import type { NewsSummary } from '../contract.ts'
import { isFiledUnder } from '../filed-under.ts'

type Placed = Pick<NewsSummary, 'language' | 'permalink' | 'categories'> & { event?: unknown }

type Addressed = Pick<NewsSummary, 'language' | 'permalink'>

export const newsAddress = ({ language, permalink }: Addressed) => `/${language}/${permalink}`

/** The pages of the site that show a public article. */
export function newsPages(item: Placed): ShownOn[] {
  const { language, categories, event } = item
  const isFiled = (page: 'events' | 'press') => isFiledUnder(page, language, categories)
  return [
    { path: newsAddress(item) },
    { path: `/${language}/news` },
    { path: `/${language}`, while: 'if it is among the three newest' },
    { path: `/feed-${language}.xml`, while: 'if it is among the twenty newest' },
    ...(event || isFiled('events') ? [{ path: `/${language}/events` }] : []),
    ...(isFiled('press') ? [{ path: `/${language}/press` }] : []),
  ]
}
