import { sql } from 'kysely'
import { advisoryLock } from '#src/server/database/advisory-lock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { invalidField, notFound } from '#src/server/http/http-error.ts'
import { newId } from '#src/server/id.ts'
import { mostViews, type NewView, type SavedView } from '../views-contract.ts'

const columns = ['id', 'list', 'name', 'search'] as const

/** By name. */
export async function listViews(db: Database, accountId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, search: readSearch(row.search) }))
}

/** The parameters of a view, of any version; a list ignores those that it does not know any more. */
function readSearch(stored: unknown): SavedView['search'] {
  const parameters = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return Object.fromEntries(
    parameters.filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
}

/** In place of the one that the account has of this name. */
export async function saveView(
  db: WriteTransaction,
  accountId: string,
  { list, name, search }: NewView,
): Promise<SavedView> {
  // Several devices save at once: the bound holds for all of them together.
  await advisoryLock(db, `views of ${accountId}`)
  const views = await listViews(db, accountId)
  const isNew = !views.some((view) => view.list === list && view.name === name)
  if (isNew && views.length >= mostViews)
    throw invalidField(
      'name',
      'max',
      `You have ${mostViews} saved views. Delete one to save another.`,
    )
  const text = JSON.stringify(search)
  const row = await db
    .insertInto('saved_view')
    .values({ id: newId(), account_id: accountId, list, name, search: text })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'list', 'name']).doUpdateSet({ search: text }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { ...row, search }
}

/** Removes the views of all accounts whose name or search holds one of the texts, or is a word of one of them. */
export async function removeViewsNaming(
  db: WriteTransaction,
  texts: readonly string[],
): Promise<void> {
  const wanted = texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== '')
  const words = new Set(wanted.flatMap((text) => text.split(/\s+/)).filter(isLong))
  const names = (given: string) => {
    const text = given.trim().toLowerCase()
    return words.has(text) || wanted.some((one) => text.includes(one))
  }
  const views = await db.selectFrom('saved_view').select(columns).execute()
  const ids = views
    .filter(({ name, search }) => [name, ...Object.values(readSearch(search))].some(names))
    .map(({ id }) => id)
  if (ids.length) await db.deleteFrom('saved_view').where('id', 'in', ids).execute()
}

/** A shorter word is no name that tells one person from others. */
const isLong = (word: string) => word.length > 2

export async function removeView(
  db: WriteTransaction,
  accountId: string,
  id: string,
): Promise<{ id: string }> {
  const row = await db
    .deleteFrom('saved_view')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
