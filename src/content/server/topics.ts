import type { Lang } from '#src/i18n/locales.ts'
import type { ContentTypeName } from '../content-type-names.ts'
import { isVisible, type ContentName, type ContentType, type ItemRow } from './content-type.ts'

/** What a page of one item depends on. */
export const itemTopic = (type: ContentTypeName, id: string) => `${type}/item/${id}`

/** What a list of the visible items of a language depends on. */
export const listTopic = (type: ContentTypeName, language: Lang) => `${type}/list/${language}`

/** Columns that every write changes and no list on the site shows. */
const ofEveryWrite: ReadonlySet<string> = new Set(['version', 'updated_at'])

/**
 * The topics that a write of an item changes, as visitors see it: none for a draft or a hidden item;
 * the lists only where the item came, went or looks different in them.
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
  if (second && looksOf(type, first) === looksOf(type, second)) return [item]
  return [item, ...new Set(seen.map(({ language }) => listTopic(type.name, language)))]
}

/** The row as a list has it, as text that can be compared. */
function looksOf<Name extends ContentName>(type: ContentType<Name>, row: ItemRow<Name>): string {
  const columns: readonly string[] = type.listed ?? Object.keys(row)
  const shown = Object.entries(row).filter(
    ([column]) => columns.includes(column) && !ofEveryWrite.has(column),
  )
  return JSON.stringify(shown)
}
