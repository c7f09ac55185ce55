import { sql, type RawBuilder } from 'kysely'
import { listItems } from '@repo/platform/content/server/lists/lists.ts'
import { listManaged } from '@repo/platform/content/server/lists/managed-list.ts'
import { whereVisible, type Viewing } from '@repo/platform/content/server/lists/visibility.ts'
import { plainBlocks } from '@repo/platform/content/server/text/rich-text.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Paginated } from '@repo/platform/rest/page.ts'
import type { Order, SortKey } from '@repo/platform/server/database/page.ts'
import { isPostgres } from '@repo/platform/server/database/engine.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { Database } from '@repo/platform/server/database/tables.ts'
import type { NewsFilters, NewsQuery } from '../contract.ts'
import { news } from './service.ts'
import { summaryColumns, type NewsRow, type NewsSummaryRow } from './table.ts'
import { visibleNews } from './visible.ts'

export const whereVisibleNews = (viewing: Viewing) => whereVisible(news, viewing)

const sortKeys: Record<string, SortKey> = {
  publishedAt: { by: sql`coalesce(news.published_at, news.created_at)`, type: 'time' },
}

/** The management list, sorted as other types' are unless the query says how. */
export function listNews(
  store: Store,
  viewing: Viewing,
  { category, ...query }: NewsQuery,
): Promise<Paginated<NewsSummaryRow>> {
  const where = whereFiltered(store, { category })
  return listManaged(store, news, query, { viewing, sortKeys, where })
}

/** The conditions of the filters that only news have. */
export const whereFiltered = (store: Store, { category }: Pick<NewsFilters, 'category'>) =>
  category ? [hasCategory(store, category)] : []

interface SiteQuery {
  category?: string
  search?: string
  withoutEvents?: boolean
  limit?: number
  after?: string
  /** Items to skip, for numbered pages. */
  offset?: number
}

export const newestPublication: Order = {
  by: sql`news.published_at`,
  type: 'time',
  descending: true,
}

/** Visible items of a language, newest publication first; `search` wins over `category`. */
export function listVisibleNews(
  store: Store,
  viewing: Viewing,
  language: Lang,
  { category, withoutEvents, ...query }: SiteQuery,
): Promise<Paginated<NewsSummaryRow>> {
  const isFiltered = query.search || category
  const total = async () => {
    const counts = await visibleNews(store, viewing, language)
    return withoutEvents ? counts.articles : counts.total
  }
  return listItems(store, news, {
    ...query,
    viewing,
    language,
    visible: true,
    order: newestPublication,
    where: [
      ...(category && !query.search ? [hasCategory(store, category)] : []),
      ...(withoutEvents ? [sql<boolean>`news.event is null`] : []),
    ],
    ...(!isFiltered && { total }),
  })
}

/** The paragraphs, headings and cells of articles by their id, without markup. */
export async function findNewsTexts(
  { db }: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('news')
    .select(['id', 'content'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, content }) => [id, plainBlocks(content)]))
}

/** The newest publications of a language. */
export const listLatestNews = (
  store: Store,
  viewing: Viewing,
  language: Lang,
  limit: number,
): Promise<NewsSummaryRow[]> => latest(store, viewing, language, limit).execute()

/** The newest publications of a language in one of the categories. */
export const listLatestFiledUnder = (
  store: Store,
  viewing: Viewing,
  { language, categories, limit }: { language: Lang; categories: readonly string[]; limit: number },
): Promise<NewsSummaryRow[]> =>
  latest(store, viewing, language, limit).where(isFiledUnder(store, categories)).execute()

/** Other visible items of the same language, those that share a category first, in one query. */
export async function listRelatedNews(
  store: Store,
  viewing: Viewing,
  { id, language, categories }: NewsRow,
  limit: number,
): Promise<NewsSummaryRow[]> {
  const others = latest(store, viewing, language, limit).where('id', '<>', id)
  const lists = [...categories.map((one) => others.where(hasCategory(store, one))), others]
  const found = await lists
    .map((list, rank) =>
      store.db.selectFrom(list.as('list')).selectAll().select(sql.lit(rank).as('rank')),
    )
    .reduce((all, list) => all.unionAll(list))
    .orderBy('rank')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return [...new Map(found.map((row) => [row.id, row])).values()].slice(0, limit)
}

const latest = ({ db }: Store, viewing: Viewing, language: Lang, limit: number) =>
  db
    .selectFrom('news')
    .select(summaryColumns)
    .where('language', '=', language)
    .where(whereVisibleNews(viewing))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

export const findVisibleNews = (
  store: Store,
  viewing: Viewing,
  id: string,
): Promise<NewsRow | undefined> =>
  store.db
    .selectFrom('news')
    .selectAll()
    .where('id', '=', id)
    .where(whereVisibleNews(viewing))
    .executeTakeFirst()

/** By its permalink or a former one: compare the row's own to tell which. */
export async function findVisibleNewsByPermalink(
  store: Store,
  viewing: Viewing,
  permalink: string,
): Promise<NewsRow | undefined> {
  const row = await store.db
    .selectFrom('news')
    .selectAll()
    .where('permalink', '=', permalink)
    .where(whereVisibleNews(viewing))
    .executeTakeFirst()
  if (row) return row
  const former = await store.db
    .selectFrom('news_redirect')
    .select('news_id')
    .where('permalink', '=', permalink)
    .executeTakeFirst()
  return former && findVisibleNews(store, viewing, former.news_id)
}

/** In one of the categories at least. */
export const isFiledUnder = (store: { db: Database }, categories: readonly string[]) =>
  sql<boolean>`(${sql.join(
    categories.map((name) => hasCategory(store, name)),
    sql` or `,
  )})`

function hasCategory({ db }: { db: Database }, category: string): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql<boolean>`news.categories @> ${JSON.stringify([category])}::jsonb`
    : sql<boolean>`exists (select 1 from json_each(news.categories) where value = ${category})`
}
