import { sql, type RawBuilder } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import { isPostgres } from '../database/engine.ts'
import { compounding, compoundPattern } from './compounds.ts'
import type { Concept, Parts } from './concepts.ts'
import type { Database } from '../database/tables.ts'

/** The words that texts have, or had, and their stems; a trigger fills it. */
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

/** A concept, and the parts of longer words that stand for it as well. */
interface Asked {
  concept: Concept
  parts?: Parts | undefined
}

interface Question extends Place {
  asked: readonly Asked[]
}

/** A query of item ids. */
export type Entries = RawBuilder<unknown>

/** What is asked for, and the longer words that have the parts. */
interface Known extends Asked {
  longer: Concept
}

/** The texts that have all that is asked for: each concept in any of its ways, or as parts of words. */
export async function entriesWith(
  db: Database,
  questions: readonly Question[],
): Promise<Entries[]> {
  const wordsWith = await findWordsWith(db, questions)
  const entries = isPostgres(db) ? entriesInPostgres : entriesInSqlite
  return questions.map(({ asked, ...place }) => {
    const known = asked.map(({ concept, parts = [] }): Known => {
      const longer = longerWords(parts, (part) => wordsWith(place.language, part))
      // A part of a compound counts as the word itself.
      return compounding.has(place.language)
        ? { concept: [...concept, ...longer], longer: [] }
        : { concept, parts, longer }
    })
    return entries(place, known)
  })
}

/** Each way as longer words; without those that have a part which stands in no word. */
const longerWords = (parts: Parts, wordsWith: (part: string) => readonly string[]): Concept =>
  parts
    .map((way) => way.map((part) => part.flatMap(wordsWith)))
    .filter((way) => way.every(({ length }) => length))

function entriesInSqlite({ kind, language }: Place, known: readonly Known[]): Entries {
  const all = known.map(({ concept, parts = [], longer }) => {
    const whole = sql`+id in (${rowsWith(concept)})`
    return longer.length
      ? sql`(${whole} or (+id in (${rowsWith(longer)}) and ${hasParts(parts)}))`
      : whole
  })
  return sql`select item_id from search_entry
    where kind = ${kind} and language = ${language} and ${sql.join(all, sql` and `)}`
}

const rowsWith = (concept: Concept) => sql`select rowid from search_stem
  where search_stem match ${termsOf(concept, { quote: '"', or: ' OR ', and: ' AND ' })}`

function entriesInPostgres(place: Place, known: readonly Known[]): Entries {
  const asked = known.map((one) => ({ ...one, query: queryOf(one.concept) }))
  const query = sql`(${sql.join(
    asked.map((one) => one.query),
    sql` && `,
  )})`
  // Nothing is left of signs that PostgreSQL does not index, such as `½`.
  const whole = sql`${entriesIn(place, query)} and numnode(${query}) > 0`
  if (!known.some(({ longer }) => longer.length)) return whole
  // What is found already is left out: of the others alone the texts are read.
  const either = asked.map(({ longer, query: own }) =>
    longer.length ? sql`(${own} || ${queryOf(longer)})` : own,
  )
  const conditions = asked.flatMap(({ parts = [], longer, query: own }) =>
    longer.length ? [sql`(stems @@ ${own} or ${hasParts(parts)})`] : [],
  )
  const others = entriesIn(place, sql.join([...either, sql`!! ${query}`], sql` && `))
  return sql`${whole} union all ${sql.join([others, ...conditions], sql` and `)}`
}

const queryOf = (concept: Concept) =>
  sql`to_tsquery('simple', ${termsOf(concept, { quote: "'", or: ' | ', and: ' & ' })})`

/** Terms are letters and digits only, so they need no escape. */
const termsOf = (concept: Concept, { quote, or, and }: Record<'quote' | 'or' | 'and', string>) =>
  concept
    .map((way) =>
      way.map((word) => `(${word.map((term) => quote + term + quote).join(or)})`).join(and),
    )
    .map((way) => `(${way})`)
    .join(or)

/** A stem is a word of the index too, and need not stand in the text. */
const hasParts = (parts: Parts) =>
  anyOf(
    parts.map(
      (way) =>
        sql`(${sql.join(
          way.map((part) => anyOf(part.map((one) => sql`folded like ${`%${one}%`}`))),
          sql` and `,
        )})`,
    ),
  )

const anyOf = (all: readonly RawBuilder<unknown>[]) => sql`(${sql.join(all, sql` or `)})`

/** Kind and language are one more word of the index, and no condition by which another one would do. */
const entriesIn = ({ kind, language }: Place, query: RawBuilder<unknown>) =>
  sql`select item_id from search_entry
    where search_words(kind, language, stems) @@ (${`'${kind}/${language}'`}::tsquery && ${query})`

/** Of more words with a part, those are looked for that come first in the alphabet. */
const maxWords = 2_000

type WordsWith = (language: Lang, part: string) => readonly string[]

/** The words that each part stands in: they are read in place of all texts. */
async function findWordsWith(db: Database, questions: readonly Question[]): Promise<WordsWith> {
  const all = questions.flatMap(({ language, asked }) =>
    asked.flatMap(({ parts = [] }) => parts.flat(2).map((part) => ({ language, part }))),
  )
  const found = new Map<string, readonly string[]>()
  for (const { language, part } of all) {
    const key = `${language} ${part}`
    if (!found.has(key)) found.set(key, await wordsWithPart(db, language, part))
  }
  return (language, part) => found.get(`${language} ${part}`) ?? []
}

async function wordsWithPart(db: Database, language: Lang, part: string): Promise<string[]> {
  let words = db
    .selectFrom('search_word')
    .select('word')
    .where('language', '=', language)
    .where('word', 'like', `%${part}%`)
  if (compounding.has(language))
    words = words.where(
      isPostgres(db)
        ? sql<boolean>`word ~ ${compoundPattern(part)}`
        : sql<boolean>`has_compound_part(word, ${part})`,
    )
  const rows = await words.orderBy('word').limit(maxWords).execute()
  return rows.map(({ word }) => word)
}
