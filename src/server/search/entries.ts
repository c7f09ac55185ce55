import { sql, type RawBuilder } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import { isPostgres } from '../database/engine.ts'
import type { Concept } from './concepts.ts'
import type { Database } from '../database/tables.ts'

/** On PostgreSQL alone, filled by a trigger: the words that texts have, or had, and their stems. */
interface SearchWordTable {
  language: Lang
  word: string
}

declare module '../database/tables.ts' {
  interface Tables {
    search_word: SearchWordTable
  }
}

interface Place {
  /** Kind of the indexed items, such as `news`. */
  kind: string
  language: Lang
}

/** A query of item ids. */
type Entries = RawBuilder<unknown>

/** Every concept in any of its ways. Terms are letters and digits only, so they need no escape. */
export function entriesWithStems(
  db: Database,
  place: Place,
  concepts: readonly Concept[],
): Entries {
  const [or, and] = isPostgres(db) ? [' | ', ' & '] : [' OR ', ' AND ']
  const text = concepts
    .map((ways) => `(${ways.map((words) => `(${words.map(anyOf).join(and)})`).join(or)})`)
    .join(and)
  if (isPostgres(db)) {
    const query = sql`to_tsquery('simple', ${text})`
    // Nothing is left of signs that PostgreSQL does not index, such as `½`.
    return sql`${entriesIn(place, query)} and numnode(${query}) > 0`
  }
  return sql`${entriesOf(place)} and +id in (select rowid from search_stem where search_stem match ${text})`

  function anyOf(spellings: readonly string[]): string {
    const terms = isPostgres(db) ? spellings : spellings.map((term) => `"${term}"`)
    return `(${terms.join(or)})`
  }
}

/** Every part anywhere inside a word; undefined where PostgreSQL knows no word that has one of them. */
export async function entriesWithParts(
  db: Database,
  asked: readonly (Place & { parts: readonly string[] })[],
): Promise<(Entries | undefined)[]> {
  if (isPostgres(db)) return entriesByWords(db, asked)
  // By the trigram index; `like` would read each text as well.
  return asked.map(({ parts, ...place }) => {
    const query = parts.map((part) => `"${part}"`).join(' AND ')
    return sql`${entriesOf(place)} and +id in (select rowid from search_part where search_part match ${query})`
  })
}

const entriesOf = ({ kind, language }: Place) =>
  sql`select item_id from search_entry where kind = ${kind} and language = ${language}`

/** Kind and language are one more word of the index, and no condition by which another one would do. */
const entriesIn = ({ kind, language }: Place, query: RawBuilder<unknown>) =>
  sql`select item_id from search_entry
    where search_words(kind, language, stems) @@ (${`'${kind}/${language}'`}::tsquery && ${query})`

/** For a part that more words have, every text of the language is read. */
const maxWords = 200

/** The texts that have one of the words which a part stands in: few words are read in place of all texts. */
async function entriesByWords(
  db: Database,
  asked: readonly (Place & { parts: readonly string[] })[],
): Promise<(Entries | undefined)[]> {
  const all = asked.flatMap(({ language, parts }) => parts.map((part) => ({ language, part })))
  const { rows } = await sql<{ words: string[] }>`
    select array(select word from search_word
      where search_word.language = one.language and word like '%' || one.part || '%'
      limit ${maxWords + 1}) as words
    from unnest(${all.map(({ language }) => language)}::text[], ${all.map(({ part }) => part)}::text[])
      with ordinality as one (language, part, place)
    order by place`.execute(db)
  const words = rows.values().map((row) => row.words)
  return asked.map(({ parts, ...place }) => {
    const wordsOf = parts.map(() => words.next().value!)
    if (wordsOf.some((some) => !some.length)) return undefined
    const few = wordsOf.filter((some) => some.length <= maxWords)
    const query = few.map((some) => sql`${some.map((word) => `'${word}'`).join(' | ')}::tsquery`)
    // A stem is a word of the index too, and need not stand in the text.
    const stand = parts.map((part) => sql`folded like ${`%${part}%`}`)
    const entries = entriesIn(place, sql.join(query.length ? query : [sql`''::tsquery`], sql` && `))
    return sql`${entries} and ${sql.join(stand, sql` and `)}`
  })
}
