import { cachedVisible } from '@repo/platform/content/server/lists/cached-visible.ts'
import { whereVisible, type Viewing } from '@repo/platform/content/server/lists/visibility.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { oncePerStore } from '@repo/platform/server/database/cached.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import { news } from './service.ts'

/** What visitors see of the articles of a language as a whole. */
interface VisibleNews {
  total: number
  /** How many of them announce no event. */
  articles: number
  /** In the order of the language. */
  categories: string[]
}

/** Shared by the calls and the pages. */
export const visibleNews = (store: Store, viewing: Viewing, language: Lang): Promise<VisibleNews> =>
  cacheOf(store)(viewing, language)

const cacheOf = oncePerStore((store) =>
  cachedVisible(store, news, (viewing, language) => readVisible(store, viewing, language)),
)

async function readVisible({ db }: Store, viewing: Viewing, language: Lang): Promise<VisibleNews> {
  const rows = await db
    .selectFrom('news')
    .select(({ fn }) => [
      'categories',
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('event', 'is', null).as('articles'),
    ])
    .where('language', '=', language)
    .where(whereVisible(news, viewing))
    .groupBy('categories')
    .execute()
  const names = new Set(rows.flatMap(({ categories }) => categories))
  return {
    total: rows.reduce((total, { count }) => total + count, 0),
    articles: rows.reduce((total, { articles }) => total + articles, 0),
    categories: [...names].sort((a, b) => a.localeCompare(b, localeOf[language])),
  }
}
