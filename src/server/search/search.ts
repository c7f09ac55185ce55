import { sql, type RawBuilder } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import type { Database, Engine, Write } from '../database/tables.ts'
import { fold, indexText, stemsOf, words } from './stems.ts'

/** The kind of thing found, such as `news`; each searches only its own. */
type Kind = string

interface Entry {
  kind: Kind
  id: string
  language: Lang
  text: string
}

/** Puts an item's text into the index in place of what was there. */
export async function indexItem(db: Write, engine: Engine, entry: Entry): Promise<void> {
  await unindexItem(db, entry.kind, entry.id)
  const { kind, id, language, text } = entry
  const stems = indexText(language, text)
  const stored = engine === 'postgres' ? sql`to_tsvector('simple', ${stems})` : sql`${stems}`
  await sql`insert into search_entry (kind, item_id, language, stems, folded)
    values (${kind}, ${id}, ${language}, ${stored}, ${fold(text)})`.execute(db)
}

export async function unindexItem(db: Write, kind: Kind, id: string): Promise<void> {
  await sql`delete from search_entry where kind = ${kind} and item_id = ${id}`.execute(db)
}

interface Question {
  kind: Kind
  language: Lang
  text: string
}

/**
 * Ids of the items that match every word; where none does, those that hold each word's stem anywhere
 * inside a word (parts of German compounds). At most 1,000.
 */
export async function findIds(db: Database, engine: Engine, question: Question): Promise<string[]> {
  const asked = words(question.text).slice(0, 12)
  if (!asked.length) return []
  const stemmed = asked.map((word) => [
    ...new Set([fold(word), ...stemsOf(question.language, word)]),
  ])
  const exact = await matching(db, question, stemMatch(engine, stemmed))
  if (exact.length) return exact
  const inner = asked.map((word) => stemsOf(question.language, word)[0] ?? '')
  if (inner.some((stem) => stem.length < 5)) return []
  return matching(db, question, partMatch(engine, inner))
}

async function matching(db: Database, { kind, language }: Question, match: RawBuilder<unknown>) {
  const found = await sql<{ id: string }>`select item_id as id from search_entry
    where ${match} and kind = ${kind} and language = ${language} limit 1000`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Each word in any of its spellings. Terms hold letters and digits only, so they need no escape. */
function stemMatch(engine: Engine, spellings: string[][]): RawBuilder<unknown> {
  if (engine === 'postgres') {
    const query = spellings.map((any) => `(${any.join(' | ')})`).join(' & ')
    return sql`stems @@ to_tsquery('simple', ${query})`
  }
  const query = spellings.map((any) => `(${any.map((s) => `"${s}"`).join(' OR ')})`).join(' AND ')
  return sql`id in (select rowid from search_stem where search_stem match ${query})`
}

function partMatch(engine: Engine, parts: string[]): RawBuilder<unknown> {
  const every = parts.map((part) => sql`folded like ${`%${part}%`}`)
  return engine === 'postgres'
    ? sql.join(every, sql` and `)
    : sql`id in (select rowid from search_part where ${sql.join(every, sql` and `)})`
}
