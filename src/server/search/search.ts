import { sql, type Generated, type RawBuilder } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import { isPostgres } from '../database/engine.ts'
import { findIds, isFound, totalOf, type Found } from '../database/found-ids.ts'
import type { Database, WriteTransaction } from '../database/tables.ts'
import { fold, indexText, stemsOf, tokenize } from './stems.ts'

/** Kind of the indexed items, such as `news`; a search is within one kind. */
type Kind = string

interface SearchEntryTable {
  id: Generated<number>
  kind: Kind
  item_id: string
  language: Lang
  /** What the index is built of: `tsvector` on PostgreSQL. */
  stems: string
  folded: string
}

declare module '../database/tables.ts' {
  interface Tables {
    search_entry: SearchEntryTable
  }
}

interface Entry {
  kind: Kind
  id: string
  language: Lang
  text: string
}

/** Puts an item's text into the index in place of what was there. */
export async function indexItem(db: WriteTransaction, entry: Entry): Promise<void> {
  const { kind, id, language, text } = entry
  const indexed = await indexText(language, text)
  await unindexItem(db, kind, id)
  const stems = isPostgres(db) ? sql<string>`to_tsvector('simple', ${indexed})` : indexed
  await db
    .insertInto('search_entry')
    .values({ kind, item_id: id, language, stems, folded: fold(text) })
    .execute()
}

export async function unindexItem(db: WriteTransaction, kind: Kind, id: string): Promise<void> {
  await db.deleteFrom('search_entry').where('kind', '=', kind).where('item_id', '=', id).execute()
}

interface Question {
  kind: Kind
  languages: readonly Lang[]
  text: string
}

interface Matches {
  isMatch: RawBuilder<boolean>
  /** Undefined: too many to tell. */
  total: number | undefined
}

/**
 * The condition on `id` that an item matches every word; in a language where no item does, that it
 * contains each word's stem anywhere inside a word (parts of German compounds).
 */
export async function matches(db: Database, { kind, languages, text }: Question): Promise<Matches> {
  const queryWords = tokenize(text).slice(0, 12)
  // The languages at once: each is asked for more than once.
  const inLanguages = await Promise.all(languages.map(findIn))
  return { isMatch: isFound(db, inLanguages), total: totalOf(inLanguages) }

  async function findIn(language: Lang): Promise<Found> {
    let found: Found = { ids: [], query: sql`select null` }
    for (const match of matchConditions(db, language, queryWords)) {
      const entries = sql`select item_id from search_entry
        where kind = ${kind} and language = ${language} and ${match}`
      found = await findIds(db, entries)
      if (found.ids.length) break
    }
    return found
  }
}

function matchConditions(
  db: Database,
  language: Lang,
  queryWords: string[],
): RawBuilder<unknown>[] {
  if (!queryWords.length) return []
  const stemmed = queryWords.map((word) => [...new Set([fold(word), ...stemsOf(language, word)])])
  const inner = queryWords.map((word) => stemsOf(language, word)[0] ?? '')
  const hasParts = inner.every((stem) => stem.length >= 5)
  return [stemMatch(db, stemmed), ...(hasParts ? [partMatch(db, inner)] : [])]
}

/** Every word in any of its spellings. Terms are letters and digits only, so they need no escape. */
function stemMatch(db: Database, spellings: string[][]): RawBuilder<unknown> {
  if (isPostgres(db)) {
    const query = spellings.map((any) => `(${any.join(' | ')})`).join(' & ')
    return sql`stems @@ to_tsquery('simple', ${query})`
  }
  const query = spellings.map((any) => `(${any.map((s) => `"${s}"`).join(' OR ')})`).join(' AND ')
  return sql`+id in (select rowid from search_stem where search_stem match ${query})`
}

/** Substring search by the trigram index; `like` on SQLite would read each text as well. */
function partMatch(db: Database, parts: string[]): RawBuilder<unknown> {
  if (isPostgres(db)) {
    const every = parts.map((part) => sql`folded like ${`%${part}%`}`)
    return sql.join(every, sql` and `)
  }
  const query = parts.map((part) => `"${part}"`).join(' AND ')
  return sql`+id in (select rowid from search_part where search_part match ${query})`
}
