import { cachedVisible } from '#src/content/server/cached-visible.ts'
import { whereVisible, type Viewing } from '#src/content/server/visibility.ts'
import { localeOf, type Lang } from '#src/i18n/locales.ts'
import type { Store } from '#src/server/database/store.ts'
import { news } from './service.ts'

/** What visitors see of the articles of a language as a whole. */
interface VisibleNews {
  total: number
  /** In the order of the language. */
  categories: string[]
}

type ReadVisible = (viewing: Viewing, language: Lang) => Promise<VisibleNews>

const ofStores = new WeakMap<Store, ReadVisible>()

/** One cache for each store, shared by the calls and the pages. */
export function visibleNews(store: Store, viewing: Viewing, language: Lang): Promise<VisibleNews> {
  const known = ofStores.get(store) ?? cachedVisible(store, news, reader(store))
  ofStores.set(store, known)
  return known(viewing, language)
}

const reader =
  ({ db }: Store): ReadVisible =>
  async (viewing, language) => {
    const rows = await db
      .selectFrom('news')
      .select(['categories', ({ fn }) => fn.countAll<number>().as('count')])
      .where('language', '=', language)
      .where(whereVisible(news, viewing))
      .groupBy('categories')
      .execute()
    const names = new Set(rows.flatMap(({ categories }) => categories))
    return {
      total: rows.reduce((total, { count }) => total + count, 0),
      categories: [...names].sort((a, b) => a.localeCompare(b, localeOf[language])),
    }
  }
