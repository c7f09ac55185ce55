export const statuses = ['published', 'changed', 'draft', 'hidden', 'scheduled'] as const
export type Status = (typeof statuses)[number]
/** Without regard to unpublished changes. */
export type Visibility = Exclude<Status, 'changed'>

interface Item {
  published?: boolean
  active: boolean
  publishAt?: string
  hideAt?: string
  /** Of an item with changes that are not published. */
  changesVersion?: number
}

/** Where an item stands between its author and the public; a type without drafts has no `published`. */
export function statusOf(item: Item, now = Date.now()): Visibility {
  const { published, active, publishAt, hideAt } = item
  if (published === false) return 'draft'
  if (!active || (hideAt !== undefined && Date.parse(hideAt) <= now)) return 'hidden'
  return publishAt !== undefined && Date.parse(publishAt) > now ? 'scheduled' : 'published'
}

/** The same as it is named: what is public, and has changes that are not, is changed. */
export function namedStatusOf(item: Item, now = Date.now()): Status {
  const status = statusOf(item, now)
  return status === 'published' && item.changesVersion !== undefined ? 'changed' : status
}
