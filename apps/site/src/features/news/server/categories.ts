import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Store } from '@repo/platform/server/database/store.ts'

/** The distinct categories of all items, or of those of a language. */
export async function listCategories({ db }: Store, language?: Lang): Promise<string[]> {
  let rows = db.selectFrom('news').select('categories').distinct()
  if (language) rows = rows.where('language', '=', language)
  const names = new Set((await rows.execute()).flatMap(({ categories }) => categories))
  return [...names].toSorted((a, b) => a.localeCompare(b, language))
}

/**
 * What the categories of one language are called in another: as most translations have it that were
 * changed last. Where both items have as many, they stand in the same order; else one that is alone
 * is the other.
 */
export async function categoryNames(
  { db }: Store,
  { from, to }: { from: Lang; to: Lang },
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('news as one')
    .innerJoin('news as other', 'other.family', 'one.family')
    .where('one.language', '=', from)
    .where('other.language', '=', to)
    .select(['one.categories as names', 'other.categories as called'])
    .orderBy('one.updated_at', 'desc')
    .limit(most)
    .execute()
  const votes = new Map<string, Map<string, number>>()
  for (const { names, called } of rows)
    if (names.length === called.length)
      for (const [at, name] of names.entries()) {
        const counts = votes.get(name) ?? new Map<string, number>()
        const word = called[at] ?? name
        votes.set(name, counts.set(word, (counts.get(word) ?? 0) + 1))
      }
  return Object.fromEntries(
    [...votes].map(([name, counts]) => [
      name,
      [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? name,
    ]),
  )
}

const most = 500
