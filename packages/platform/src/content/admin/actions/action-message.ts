import { listed } from '#src/admin/listed.ts'
import { statusOf } from '#src/content/status.ts'
import type { ContentAction } from '../store/content-state.ts'
import { hasDrafts, type ContentRow } from '../content-type.ts'

const outcomes = {
  publish: 'published',
  activate: 'shown',
  deactivate: 'hidden',
  delete: 'deleted',
} as const satisfies Record<ContentAction, string>

const gerunds = {
  publish: 'Publishing',
  activate: 'Showing',
  deactivate: 'Hiding',
  delete: 'Deleting',
  untrash: 'Restoring',
  purge: 'Permanently deleting',
} as const satisfies Record<ContentAction | 'untrash' | 'purge', string>

/** What is under way with several items. */
export const bulkTitle = (
  { plural }: { plural: string },
  action: keyof typeof gerunds,
  items: readonly unknown[],
): string => `${gerunds[action]} ${items.length} ${plural}`

interface Type {
  plural: string
  api: { publish?: object }
}

/** What an action has done, true for visitors too: what is published and hidden, none of them sees. */
export function messageFor(
  type: Type,
  action: ContentAction,
  { targets, changed }: { targets: readonly ContentRow[]; changed: readonly ContentRow[] },
): string {
  const [first] = targets
  const unseen = action === 'publish' ? hiddenOf(changed).length : 0
  const outcome = action === 'activate' && hasDrafts(type) ? 'shown again' : outcomes[action]
  if (targets.length === 1 && first)
    return `“${first.title}” ${outcome}${unseen ? ', but hidden' : ''}.`
  const later =
    action === 'publish' ? changed.filter((one) => statusOf(one) === 'scheduled').length : 0
  const rest = unseen
    ? `, ${unseen === changed.length ? 'but hidden' : `${unseen} of them hidden`}`
    : ''
  const coming = later ? `, ${later} of them scheduled` : ''
  return `${changed.length} of ${targets.length} ${type.plural} ${outcome}${rest}${coming}.`
}

/** What a new schedule means for visitors. */
export function scheduleMessage(item: ContentRow, dateOf: (iso: string) => string): string {
  const name = `“${item.title}”`
  const { publishAt, hideAt } = item
  switch (statusOf(item)) {
    case 'scheduled': {
      const end = hideAt ? ` and hidden on ${dateOf(hideAt)}` : ''
      return `${name} will be ${item.published === undefined ? 'shown' : 'published'} on ${dateOf(publishAt ?? '')}${end}.`
    }
    case 'published':
      return hideAt ? `${name} is public until ${dateOf(hideAt)}.` : `${name} is public.`
    case 'hidden':
      return `${name} hidden.`
    case 'draft':
      return `${name} is a draft.`
  }
}

/** Published, and yet seen by nobody. */
export const hiddenOf = <Row extends ContentRow>(items: readonly Row[]): Row[] =>
  items.filter((item) => statusOf(item) === 'hidden')

const areDrafts = (items: readonly ContentRow[]): boolean =>
  items.every((item) => statusOf(item) === 'draft')

/** What the way back from a deletion is called. */
export function restoreLabel(items: readonly ContentRow[]): string {
  if (!areDrafts(items)) return 'Restore'
  return items.length > 1 ? 'Restore as drafts' : 'Restore as draft'
}

/** An item that came back from the trash, and the keys of what differs from before. */
export interface Restored<Row> {
  item: Row
  changed: readonly string[]
}

interface RestoredType<Row> {
  singular: string
  plural: string
  addressOf?: (row: Row) => string
}

/** How deleted items have come back: what visitors saw is hidden, and a place may have been taken. */
export function restoredMessage<Row extends ContentRow>(
  type: RestoredType<Row>,
  restored: readonly Restored<Row>[],
): string {
  const items = restored.map(({ item }) => item)
  const [one, several] = areDrafts(items)
    ? ['Draft restored.', `${items.length} drafts restored.`]
    : ['Restored and hidden.', `${items.length} ${type.plural} restored and hidden.`]
  const outcome = items.length > 1 ? several : one
  const moved = restored.flatMap(({ item, changed }) =>
    changed.includes('permalink') && type.addressOf ? [type.addressOf(item)] : [],
  )
  const alone = restored.filter(({ changed }) => changed.includes('counterparts'))
  return [
    outcome,
    ...(moved.length
      ? [
          moved.length === 1
            ? `The permalink is used by another item, so the new URL is ${moved.join()}.`
            : `The permalinks are used by other items, so the new URLs are ${listed(moved)}.`,
        ]
      : []),
    ...(alone.length ? [unlinkedText(type, alone.length, items.length)] : []),
  ].join(' ')
}

function unlinkedText(
  { singular, plural }: RestoredType<never>,
  count: number,
  restored: number,
): string {
  return count === 1
    ? `${restored === 1 ? 'The' : '1'} ${singular} is no longer linked to its translations, because another ${singular} in this language has taken its place.`
    : `${count} ${plural} are no longer linked to their translations, because others in the same languages have taken their places.`
}
