import { sql, type RawBuilder } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import { isPostgres } from '../database/engine.ts'
import type { Concept, Part } from './concepts.ts'
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

/** A concept, and the parts of longer words that stand for it as well. */
interface Asked {
  concept: Concept
  parts?: readonly Part[] | undefined
}

interface Question extends Place {
  asked: readonly Asked[]
}

/** A query of item ids. */
type Entries = RawBuilder<unknown>

/** The texts that have all that is asked for: each concept in any of its ways, or as parts of words. */
export async function entriesWith(
  db: Database,
  questions: readonly Question[],
): Promise<Entries[]> {
  if (isPostgres(db)) return entriesInPostgres(db, questions)
  return questions.map(({ kind, language, asked }) => {
    const all = asked.map(({ concept, parts }) => {
      const stems = rowsWith('search_stem', concept)
      // By the trigram index; `like` would read each text as well.
      return sql`+id in (${parts ? sql`${stems} union ${rowsWith('search_part', [parts])}` : stems})`
    })
    return sql`select item_id from search_entry
      where kind = ${kind} and language = ${language} and ${sql.join(all, sql` and `)}`
  })
}

function rowsWith(table: 'search_stem' | 'search_part', concept: Concept) {
  const text = concept
    .map((ways) =>
      ways
        .map((word) =>
          anyOf(
            word.map((term) => `"${term}"`),
            ' OR ',
          ),
        )
        .join(' AND '),
    )
    .map((way) => `(${way})`)
  return sql`select rowid from ${sql.table(table)} where ${sql.ref(table)} match ${text.join(' OR ')}`
}

const anyOf = (all: readonly string[], or: string) => `(${all.join(or)})`

async function entriesInPostgres(db: Database, questions: readonly Question[]): Promise<Entries[]> {
  const wordsWith = await findWordsWith(db, questions)
  return questions.map(({ asked, ...place }) => {
    const concepts = asked.map(({ concept }) => termsOf(concept))
    const query = toQuery(concepts.join(' & '))
    // Nothing is left of signs that PostgreSQL does not index, such as `½`.
    const whole = sql`${entriesIn(place, query)} and numnode(${query}) > 0`
    const inside = asked.map(({ parts }) => parts && queryOfParts(place.language, parts))
    if (!inside.some(Boolean)) return whole
    // What is found already is left out: of the others alone the texts are read.
    const either = concepts.flatMap((terms, n) => {
      const words = inside[n]
      if (words === 'very many') return []
      return [words ? sql`(${toQuery(terms)} || ${words})` : toQuery(terms)]
    })
    const conditions = concepts.flatMap((terms, n) =>
      inside[n] ? [sql`(stems @@ ${toQuery(terms)} or ${hasParts(asked[n]!.parts!)})`] : [],
    )
    const others = entriesIn(place, sql.join([...either, sql`!! ${query}`], sql` && `))
    return sql`${whole} union all ${others} and ${sql.join(conditions, sql` and `)}`
  })

  /** The words that have the parts; undefined where no word has one of them. */
  function queryOfParts(language: Lang, parts: readonly Part[]) {
    const words = parts.map((part) => part.flatMap((one) => wordsWith(language, one)))
    if (words.some((some) => !some.length)) return undefined
    const few = words.filter((some) => some.length <= maxWords)
    if (!few.length) return 'very many'
    const queries = few.map((some) => sql`${some.map((word) => `'${word}'`).join(' | ')}::tsquery`)
    return sql`(${sql.join(queries, sql` && `)})`
  }
}

const toQuery = (terms: string) => sql`to_tsquery('simple', ${terms})`

/** Terms are letters and digits only, so they need no escape. */
const termsOf = (concept: Concept) =>
  anyOf(
    concept.map((way) => `(${way.map((word) => anyOf(word, ' | ')).join(' & ')})`),
    ' | ',
  )

/** A stem is a word of the index too, and need not stand in the text. */
const hasParts = (parts: readonly Part[]) =>
  sql.join(
    parts.map(
      (part) =>
        sql`(${sql.join(
          part.map((one) => sql`folded like ${`%${one}%`}`),
          sql` or `,
        )})`,
    ),
    sql` and `,
  )

/** Kind and language are one more word of the index, and no condition by which another one would do. */
const entriesIn = ({ kind, language }: Place, query: RawBuilder<unknown>) =>
  sql`select item_id from search_entry
    where search_words(kind, language, stems) @@ (${`'${kind}/${language}'`}::tsquery && ${query})`

/** For a part that more words have, every text of the language is read. */
const maxWords = 200

type WordsWith = (language: Lang, part: string) => readonly string[]

/** Some of the words that a part stands in, one more than few at most: they are read in place of all texts. */
async function findWordsWith(db: Database, questions: readonly Question[]): Promise<WordsWith> {
  const all = questions.flatMap(({ language, asked }) =>
    asked.flatMap(({ parts = [] }) => parts.flat().map((part) => ({ language, part }))),
  )
  if (!all.length) return () => []
  const { rows } = await sql<{ language: Lang; part: string; words: string[] }>`
    select language, part, array(select word from search_word
      where search_word.language = one.language and word like '%' || one.part || '%'
      limit ${maxWords + 1}) as words
    from unnest(${all.map(({ language }) => language)}::text[], ${all.map(({ part }) => part)}::text[])
      as one (language, part)`.execute(db)
  const found = new Map(rows.map(({ language, part, words }) => [`${language} ${part}`, words]))
  return (language, part) => found.get(`${language} ${part}`) ?? []
}
