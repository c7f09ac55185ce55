import { sql, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { langs, localeOf, type Lang } from '#src/i18n/locales.ts'
import type { Page } from '#src/rest/page.ts'
import { comesAfter, inOrder, toPage, type Order } from '#src/server/database/keyset.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Tables } from '#src/server/database/tables.ts'
import { notFound } from '#src/server/http/problem-error.ts'
import { findIds } from '#src/server/search/search.ts'
import type { NewsQuery } from '../contract.ts'
import type { NewsRow } from './table.ts'

export type NewsSummaryRow = Omit<NewsRow, 'content'>

const summaryColumns = [
  'id',
  'language',
  'title',
  'categories',
  'permalink',
  'featured_image_id',
  'published',
  'active',
  'version',
  'created_at',
  'updated_at',
  'published_at',
] as const

type Where = ExpressionBuilder<Tables, 'news'>

/** The condition of being public, everywhere the same. */
const isVisible = (eb: Where) => eb.and([eb('published', '=', true), eb('active', '=', true)])

const orders: Record<string, Order['by']> = {
  updatedAt: sql`news.updated_at`,
  publishedAt: sql`coalesce(news.published_at, news.created_at)`,
  title: sql`lower(news.title)`,
}

/** The management list, last change first unless sorted otherwise. */
export async function listNews(store: Store, query: NewsQuery): Promise<Page<NewsSummaryRow>> {
  const { language, state, search, sort = '-updatedAt' } = query
  const order = { by: orders[sort.replace('-', '')]!, descending: sort.startsWith('-') }
  const found = search ? await findAny(store, search, language) : undefined
  let rows = store.db.selectFrom('news')
  if (language) rows = rows.where('language', '=', language)
  if (found) rows = rows.where(isOneOf(found))
  if (state === 'draft') rows = rows.where('published', '=', false)
  if (state === 'hidden') rows = rows.where('published', '=', true).where('active', '=', false)
  if (state === 'published') rows = rows.where(isVisible)
  return page(rows, order, query)
}

interface SiteQuery {
  category?: string
  search?: string
  limit?: number
  after?: string
  /** Items to pass over, for numbered pages. */
  offset?: number
}

const newestPublication: Order = { by: sql`news.published_at`, descending: true }

/** Visible items of a language, newest publication first; `search` wins over `category`. */
export async function listVisibleNews(
  store: Store,
  language: Lang,
  query: SiteQuery,
): Promise<Page<NewsSummaryRow>> {
  let rows = store.db.selectFrom('news').where('language', '=', language).where(isVisible)
  if (query.search) {
    const found = await findIds(store.db, store.engine, {
      kind: 'news',
      language,
      text: query.search,
    })
    rows = rows.where(isOneOf(found))
  } else if (query.category) {
    rows = rows.where(hasCategory(store, query.category))
  }
  return page(rows, newestPublication, query)
}

/** The distinct categories of the visible items of a language, in its order. */
export async function listVisibleCategories(store: Store, language: Lang): Promise<string[]> {
  const rows = await store.db
    .selectFrom('news')
    .select('categories')
    .where('language', '=', language)
    .where(isVisible)
    .execute()
  const names = new Set(rows.flatMap(({ categories }) => categories))
  return [...names].sort((a, b) => a.localeCompare(b, localeOf[language]))
}

export async function getNewsItem(store: Store, id: string): Promise<NewsRow> {
  const row = await store.db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Whole items by their ids, in no particular order. */
export const listNewsItems = (store: Store, ids: readonly string[]): Promise<NewsRow[]> =>
  store.db.selectFrom('news').selectAll().where(isOneOf(ids)).execute()

export const findVisibleNews = (store: Store, id: string): Promise<NewsRow | undefined> =>
  store.db.selectFrom('news').selectAll().where('id', '=', id).where(isVisible).executeTakeFirst()

/** By its permalink, or by one that it had before: compare the row's own to tell which. */
export async function findVisibleNewsByPermalink(
  store: Store,
  permalink: string,
): Promise<NewsRow | undefined> {
  const row = await store.db
    .selectFrom('news')
    .selectAll()
    .where('permalink', '=', permalink)
    .where(isVisible)
    .executeTakeFirst()
  if (row) return row
  const former = await store.db
    .selectFrom('news_redirect')
    .select('news_id')
    .where('permalink', '=', permalink)
    .executeTakeFirst()
  return former && findVisibleNews(store, former.news_id)
}

async function findAny(store: Store, text: string, language?: Lang): Promise<string[]> {
  const asked = language ? [language] : langs
  const found = await Promise.all(
    asked.map((lang) => findIds(store.db, store.engine, { kind: 'news', language: lang, text })),
  )
  return found.flat()
}

const isOneOf = (ids: readonly string[]): RawBuilder<boolean> =>
  ids.length ? sql<boolean>`id in (${sql.join(ids)})` : sql<boolean>`false`

function hasCategory({ engine }: Store, category: string): RawBuilder<boolean> {
  return engine === 'postgres'
    ? sql<boolean>`news.categories @> ${JSON.stringify([category])}::jsonb`
    : sql<boolean>`exists (select 1 from json_each(news.categories) where value = ${category})`
}

async function page(
  rows: SelectQueryBuilder<Tables, 'news', object>,
  order: Order,
  { limit, after, offset }: Pick<SiteQuery, 'limit' | 'after' | 'offset'>,
): Promise<Page<NewsSummaryRow>> {
  const { total } = await rows
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let wanted = rows.select(summaryColumns).orderBy(inOrder(order))
  if (after) wanted = wanted.where(comesAfter({ ...order, table: 'news', after }))
  if (limit) wanted = wanted.limit(limit + 1)
  if (offset) wanted = wanted.offset(offset)
  return toPage(await wanted.execute(), limit, total)
}
