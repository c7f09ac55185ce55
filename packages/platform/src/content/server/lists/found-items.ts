import { sql, type RawBuilder } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import type { Order } from '#src/server/database/page.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Question } from '#src/server/search/question.ts'
import type { ContentName, ContentType } from '../content-type.ts'
import { listItems } from './lists.ts'
import type { Viewing } from './visibility.ts'

interface Search {
  viewing: Viewing
  language: Lang
  text: string
  question: Question
  /** The order of the items that fit equally well. */
  order: Order
  limit: number
}

type Present<Row, Item> = (row: Row) => Item

/**
 * The visible items of a language that a search finds: first the newest with all words in the title, then
 * the newest. The limit applies to each.
 */
export async function findItems<Name extends ContentName, Row extends { id: string }, Item>(
  store: Store,
  type: ContentType<Name>,
  { text, question, ...search }: Search,
  present: Present<Row, Item>,
): Promise<{ candidates: Item[]; total: number }> {
  const found = { ...search, search: text, visible: true }
  const { items, total } = await listItems<Name, Row>(store, type, found)
  if (items.length === total) return { candidates: items.map(present), total }
  const titled = await listItems<Name, Row>(store, type, { ...found, where: [isInTitle(question)] })
  const all = new Map([...titled.items, ...items].map((row) => [row.id, row]))
  return { candidates: [...all.values()].map(present), total }
}

/** Whether the title may have all that is asked for, also inside words. */
const isInTitle = ({ asked }: Question): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    asked.map(({ concept }) => anyOf(concept.map((way) => allOf(way.map(isSpelled))))),
    sql` and `,
  )})`

/** Terms are letters and digits only, so they need no escape. */
const isSpelled = (word: readonly string[]) =>
  anyOf(word.map((term) => sql`sort_title like ${`%${term}%`}`))

const anyOf = (all: readonly RawBuilder<unknown>[]) => sql`(${sql.join(all, sql` or `)})`
const allOf = (all: readonly RawBuilder<unknown>[]) => sql`(${sql.join(all, sql` and `)})`
