import { sql, type Generated, type RawBuilder } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import { foldText } from '#src/rest/clean-text.ts'
import { isPostgres } from '../database/engine.ts'
import type { Database, WriteTransaction } from '../database/tables.ts'
import { compounding } from './compounds.ts'
import { conceptsOf, isNumber, partsOf } from './concepts.ts'
import { entriesWith, type Entries } from './entries.ts'
import { indexText, maxWords, tokenize } from './stems.ts'

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
    .values({ kind, item_id: id, language, stems, folded: foldText(text) })
    .execute()
}

export async function unindexItem(db: WriteTransaction, kind: Kind, id: string): Promise<void> {
  await db.deleteFrom('search_entry').where('kind', '=', kind).where('item_id', '=', id).execute()
}

interface Question {
  kind: Kind
  /** Further texts of the same items: what only staff may find them by. */
  also?: Kind | undefined
  languages: readonly Lang[]
  text: string
}

interface Matches {
  isMatch: RawBuilder<boolean>
  /** Undefined: an item may have been found by both of its texts. */
  total: number | undefined
}

/**
 * The condition on `id` that an item has every word, in a language of compounds also inside a word;
 * in another one, where no item has them, likewise.
 */
export async function matches(db: Database, { text, ...question }: Question): Promise<Matches> {
  const words = tokenize(text).slice(0, maxWords)
  const found = words.length ? await findWords(db, question, words) : []
  const all = found.reduce((sum, one) => sum + one.total, 0)
  const total = found.some((one) => one.kind !== question.kind && one.total > 0) ? undefined : all
  const queries = found.filter((one) => one.total > 0).map(({ entries }) => entries)
  // No two languages find the same item.
  const isMatch = queries.length
    ? sql<boolean>`id in (${sql.join(queries, sql` union all `)})`
    : sql<boolean>`1 = 0`
  return { isMatch, total }
}

/** The items that a query of their ids finds in a language. */
interface Found {
  kind: Kind
  entries: Entries
  total: number
}

async function findWords(
  db: Database,
  { kind, also, languages }: Omit<Question, 'text'>,
  words: readonly string[],
): Promise<Found[]> {
  const kinds = also === undefined ? [kind] : [kind, also]
  const places = kinds.flatMap((one) => languages.map((language) => ({ kind: one, language })))
  const all = places.map(({ kind: place, language }) => ({
    kind: place,
    language,
    asked: conceptsOf(language, words).map((concept) => ({
      concept,
      parts: compounding.has(language) && !isNumber(concept) ? partsOf(concept) : undefined,
    })),
  }))
  const found = await find(all)
  const others = all.flatMap(({ asked, ...place }, n) => {
    if (found[n]?.total || compounding.has(place.language)) return []
    const again = asked.map(({ concept }) => ({ concept, parts: partsOf(concept) }))
    return again.some(({ parts }) => parts) ? [{ ...place, asked: again }] : []
  })
  return others.length ? [...found, ...(await find(others))] : found

  async function find(questions: typeof all): Promise<Found[]> {
    const counted = await countEach(db, await entriesWith(db, questions))
    return counted.map((one, n) => ({ ...one, kind: questions[n]?.kind ?? kind }))
  }
}

/** In one statement. */
async function countEach(
  db: Database,
  queries: readonly Entries[],
): Promise<Omit<Found, 'kind'>[]> {
  if (!queries.length) return []
  const counts = queries.map(
    (entries, n) => sql`(select count(*) from (${entries}) found) as ${sql.ref(`total_${n}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return queries.map((entries, n) => ({ entries, total: rows[0]?.[`total_${n}`] ?? 0 }))
}
