import type { Lang } from '#src/i18n/locales.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import {
  changesColumns,
  type ContentName,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import { hasScheduledTime, isEverVisible } from '../lists/visibility.ts'

/** What a page of one item depends on. */
export const itemTopic = (type: ContentTypeName, id: string) => `${type}/item/${id}`

/** What a list of the visible items of a language depends on. */
export const listTopic = (type: ContentTypeName, language: Lang) => `${type}/list/${language}`

/** What shows where the translations of an item are. */
export const translationGroupTopic = (type: ContentTypeName, family: string) =>
  `${type}/family/${family}`

/** What knows when items come and go (`timeline.ts`). */
export const scheduleTopic = 'schedule'

/** How many items there are: staff alone see drafts and hidden ones, so no page depends on it. */
export const countTopic = (type: ContentTypeName) => `${staffOnly}${type}`

const staffOnly = 'staff/'

/** Those of a write that pages may depend on. */
export const withoutStaffTopics = (topics: Iterable<string>): string[] =>
  [...topics].filter((topic) => !topic.startsWith(staffOnly))

/** Columns that no list on the site shows. */
const unlisted: ReadonlySet<string> = new Set([
  'family',
  'version',
  'updated_at',
  ...changesColumns,
])

/** What changes when an item comes or goes. */
export const topicsOfPlace = (
  type: ContentTypeName,
  { id, family, language }: { id: string; family: string; language: Lang },
): string[] => [itemTopic(type, id), translationGroupTopic(type, family), listTopic(type, language)]

/**
 * The topics that a write of an item changes, as visitors see it: none for a draft or a hidden item;
 * the lists only where the item came, went or looks different in them, its group where it came, went
 * or moved. One that the clock will show is as good as visible: pages are kept until that moment.
 */
export function changedTopics<Name extends ContentName>(
  type: ContentType<Name>,
  before: ItemRow<Name> | undefined,
  after: ItemRow<Name> | undefined,
  now: string,
): string[] {
  const seen = [before, after].flatMap((row) => (row && isEverVisible(type, row, now) ? [row] : []))
  const [first, second] = seen
  if (!first) return []
  const topics = [itemTopic(type.name, first.id)]
  // First, so that no page is drawn again with what was known of the schedule.
  if (seen.some((row) => hasScheduledTime(row, now))) topics.unshift(scheduleTopic)
  if (!second || placeOf(first) !== placeOf(second))
    topics.push(...seen.map(({ family }) => translationGroupTopic(type.name, family)))
  if (!second || looksOf(type, first) !== looksOf(type, second))
    topics.push(...seen.map(({ language }) => listTopic(type.name, language)))
  return [...new Set(topics)]
}

/** Where, and from when until when, the translations of an item find it. */
const placeOf = <Name extends ContentName>(row: ItemRow<Name>): string =>
  [
    row.family,
    row.language,
    'permalink' in row ? row.permalink : '',
    row.publish_at,
    row.hide_at,
  ].join(' ')

/** The row as a list has it, as text that can be compared. */
function looksOf<Name extends ContentName>(type: ContentType<Name>, row: ItemRow<Name>): string {
  const columns: readonly string[] = type.listed ?? Object.keys(row)
  const shown = Object.entries(row).filter(
    ([column]) => columns.includes(column) && !unlisted.has(column),
  )
  return JSON.stringify(shown)
}
