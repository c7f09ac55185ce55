import { isCallError } from '#src/rest/call-error.ts'
import type { Problem } from '#src/rest/problem.ts'
import { asEdited } from '../changes/edited-item.ts'
import type { ItemVersions } from '../conflict/item-merge.ts'
import type { ContentRow } from '../content-type.ts'
import { sameValues, type Values } from '../fields/fields.ts'

export interface Base<Item> {
  /** As stored on the server; null until it has been created. */
  item: Item | null
  values: Values
  /** Those of the screen where they differ from what is stored in nothing but white space. */
  shown: Values
}

/** Two versions of which one is to be made. */
export interface Conflict<Item> extends ItemVersions {
  /** As it is stored now. */
  item: Item
  /** Who has stored it; null where it is not known. */
  who: string | null
  /** Whether one was about to save, or to go on with a draft. */
  outcome: 'save' | 'continue'
}

/**
 * Publishing and hiding make a new version of the same values: the form takes it over. Where the
 * values differ too, somebody else has saved: the form keeps its version, and saving is a conflict.
 */
export function withFlags<Item extends ContentRow>(
  base: Base<Item>,
  cached: Item | null,
  valuesIn: (item: Item) => Values,
): Item | null {
  if (!cached || base.item?.id !== cached.id || base.item.version > cached.version) return base.item
  // When changes are published is no version of its own.
  if (base.item.version === cached.version) {
    const { changes } = cached
    return changes && changes.publishAt !== base.item.changes?.publishAt
      ? { ...base.item, changes }
      : base.item
  }
  if (sameValues({ ...valuesIn(cached), ...timesIn(base.values) }, base.values)) return cached
  const { active, published, publishedAt, publishAt, hideAt } = cached
  return { ...base.item, active, published, publishedAt, publishAt, hideAt }
}

export const timesIn = ({ publishAt = '', hideAt = '' }: Values): Values => ({ publishAt, hideAt })

/** My version with the times that are stored, unless I have entered others: publishing may change them. */
export const withStoredTimes = ({ base, theirs, mine }: ItemVersions): Values =>
  base && sameValues(timesIn(mine), timesIn(base)) ? { ...mine, ...timesIn(theirs) } : mine

export function staleIn<Item extends ContentRow>(
  error: unknown,
): Pick<Conflict<Item>, 'item' | 'who'> | null {
  if (!isCallError(error) || error.errorCode !== 'STALE_VERSION') return null
  const { current, changedBy = null } = error.error as Problem
  return current ? { item: asEdited(current as Item), who: changedBy } : null
}
