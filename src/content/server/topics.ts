import type { Lang } from '#src/i18n/locales.ts'
import type { ContentTypeName } from '../content-type-names.ts'
import { isVisible, type ContentName, type ContentType, type ItemRow } from './content-type.ts'

/** What a page of one item depends on. */
export const itemTopic = (type: ContentTypeName, id: string) => `${type}/item/${id}`

/** What a list of the visible items of a language depends on. */
export const listTopic = (type: ContentTypeName, language: Lang) => `${type}/list/${language}`

/** What shows where the counterparts of an item are. */
export const familyTopic = (type: ContentTypeName, family: string) => `${type}/family/${family}`

/** Columns that no list on the site shows. */
const unlisted: ReadonlySet<string> = new Set(['family', 'version', 'updated_at'])

/**
 * The topics that a write of an item changes, as visitors see it: none for a draft or a hidden item;
 * the lists only where the item came, went or looks different in them, its family where it came, went
 * or moved.
 */
export function changedTopics<Name extends ContentName>(
  type: ContentType<Name>,
  before: ItemRow<Name> | undefined,
  after: ItemRow<Name> | undefined,
): string[] {
  const seen = [before, after].flatMap((row) => (row && isVisible(type, row) ? [row] : []))
  const [first, second] = seen
  if (!first) return []
  const item = itemTopic(type.name, first.id)
  const topics = [item]
  if (!second || placeOf(first) !== placeOf(second))
    topics.push(...seen.map(({ family }) => familyTopic(type.name, family)))
  if (!second || looksOf(type, first) !== looksOf(type, second))
    topics.push(...seen.map(({ language }) => listTopic(type.name, language)))
  return [...new Set(topics)]
}

/** Where the counterparts of an item find it. */
const placeOf = <Name extends ContentName>(row: ItemRow<Name>): string =>
  [row.family, row.language, 'permalink' in row ? row.permalink : ''].join(' ')

/** The row as a list has it, as text that can be compared. */
function looksOf<Name extends ContentName>(type: ContentType<Name>, row: ItemRow<Name>): string {
  const columns: readonly string[] = type.listed ?? Object.keys(row)
  const shown = Object.entries(row).filter(
    ([column]) => columns.includes(column) && !unlisted.has(column),
  )
  return JSON.stringify(shown)
}
