import { updateItem, lockContentType } from '@repo/platform/content/server/changes/writes.ts'
import { rewriteDrafts } from '@repo/platform/content/server/shared-drafts/rewrite.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Clock } from '@repo/platform/server/clock.ts'
import { noteChanges } from '@repo/platform/server/database/audit.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { HttpError, notFound } from '@repo/platform/server/http/http-error.ts'
import { mostCategories } from '../item-schemas.ts'
import { isFiledUnder } from './lists.ts'
import { news } from './service.ts'
import type { NewsRow } from './table.ts'

/** How many articles of a language each category has, hidden ones and drafts included, by name. */
export async function countCategories(db: Database, language: Lang) {
  const rows = await db
    .selectFrom('news')
    .select(['categories', ({ fn }) => fn.countAll<number>().as('count')])
    .where('language', '=', language)
    .groupBy('categories')
    .execute()
  const articles = new Map<string, number>()
  for (const { categories, count } of rows)
    for (const name of categories) articles.set(name, (articles.get(name) ?? 0) + count)
  return [...articles]
    .map(([name, count]) => ({ name, articles: count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}

interface Renaming {
  language: Lang
  from: readonly string[]
  to: string
}

/** Renames categories in all articles of a language; several, or one that there is, are merged. */
export async function renameCategories(
  db: WriteTransaction,
  clock: Clock,
  { language, from, to }: Renaming,
): Promise<{ articles: number }> {
  await lockContentType(db, news)
  const rows = await db
    .selectFrom('news')
    .selectAll()
    .where('language', '=', language)
    .where(isFiledUnder({ db }, from))
    .orderBy('id')
    .execute()
  if (!rows.length) throw notFound()
  noteChanges(db, { category: from }, { category: [to] })
  const renamed = (names: readonly string[]) => [
    ...new Set(names.map((name) => (from.includes(name) ? to : name))),
  ]
  for (const row of rows) await storeCategories(db, clock, row, renamed(row.categories))
  await rewriteDrafts(db, news, language, ({ categories }) =>
    isNames(categories) && categories.some((name) => from.includes(name))
      ? { categories: renamed(categories) }
      : undefined,
  )
  return { articles: rows.length }
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

/** Adds a category to an article; one that has it already stays as it is. */
export function addCategory(db: WriteTransaction, clock: Clock, row: NewsRow, category: string) {
  const names = [...new Set([...row.categories, category])]
  if (names.length > mostCategories)
    throw new HttpError('INVALID_FIELDS', {
      message: `An article can have at most ${mostCategories} categories. Remove one first.`,
    })
  return setCategories(db, clock, row, names)
}

/** Removes a category from an article; one that does not have it stays as it is. */
export const removeCategory = (
  db: WriteTransaction,
  clock: Clock,
  row: NewsRow,
  category: string,
) =>
  setCategories(
    db,
    clock,
    row,
    row.categories.filter((name) => name !== category),
  )

async function setCategories(
  db: WriteTransaction,
  clock: Clock,
  row: NewsRow,
  names: readonly string[],
): Promise<NewsRow> {
  return names.length === row.categories.length ? row : storeCategories(db, clock, row, names)
}

const storeCategories = (
  db: WriteTransaction,
  clock: Clock,
  row: NewsRow,
  names: readonly string[],
) => updateItem({ db, clock, type: news }, row, { categories: JSON.stringify(names) })
