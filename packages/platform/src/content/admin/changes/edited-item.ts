import { statusOf } from '#src/content/status.ts'
import type { ContentRow } from '../content-type.ts'

/**
 * The item as an editor works on it: with its unpublished changes, where it has some, and the version
 * that a save of them names.
 */
export function asEdited<Item extends ContentRow>(item: Item): Item {
  const { changes } = item
  if (!changes || changes.live) return item
  const cleared = Object.keys(item).filter((key) => !(key in changes.item))
  return {
    ...item,
    ...Object.fromEntries(cleared.map((key) => [key, undefined])),
    ...changes.item,
    changes: { ...changes, live: item },
  }
}

/** The item as visitors see it. */
export const liveOf = <Item extends ContentRow>(item: Item): Item =>
  item.changes?.live
    ? { ...item, ...item.changes.live, changes: item.changes, version: item.version }
    : item

/** Whether a save becomes unpublished changes: visitors see the item, or it has some already. */
export const savesAsChanges = (item: ContentRow): boolean =>
  item.changesVersion !== undefined || statusOf(item) === 'published'
