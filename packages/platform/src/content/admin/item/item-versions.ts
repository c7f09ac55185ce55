import { isCallError } from '#src/rest/call-error.ts'
import { problemIn } from '#src/rest/problem-in.ts'
import { asEdited } from '../changes/edited-item.ts'
import type { ItemVersions } from '../conflict/item-merge.ts'
import type { ContentRow } from '../content-type.ts'
import { sameValues, type Values } from '../fields/fields.ts'

export interface Base<Item> {
  /** The item as stored on the server; null until it has been created. */
  item: Item | null
  values: Values
  /** The displayed values, where they differ from the stored ones only in white space. */
  shown: Values
}

/** Two versions that the user merges into one. */
export interface Conflict<Item> extends ItemVersions {
  /** The item as it is stored now. */
  item: Item
  /** The author of the stored version; null if unknown. */
  who: string | null
  /** Whether the user was saving, or continuing an autosaved draft. */
  outcome: 'save' | 'continue'
}

/**
 * Publishing and hiding make a new version of the same values, which the form adopts. If the values
 * differ too, a colleague has saved: the form keeps its version, and saving is a conflict.
 */
export function withFlags<Item extends ContentRow>(
  base: Base<Item>,
  cached: Item | null,
  valuesIn: (item: Item) => Values,
): Item | null {
  if (!cached || base.item?.id !== cached.id || base.item.version > cached.version) return base.item
  // The publish time of changes makes no new version.
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

/**
 * Returns my version with the stored times, unless I have entered others: publishing may change
 * them.
 */
export const withStoredTimes = ({ base, theirs, mine }: ItemVersions): Values =>
  base && sameValues(timesIn(mine), timesIn(base)) ? { ...mine, ...timesIn(theirs) } : mine

export function staleIn<Item extends ContentRow>(
  error: unknown,
): Pick<Conflict<Item>, 'item' | 'who'> | null {
  if (!isCallError(error) || error.errorCode !== 'STALE_VERSION') return null
  const { current, changedBy = null } = problemIn(error)
  return current ? { item: asEdited(current as Item), who: changedBy } : null
}
