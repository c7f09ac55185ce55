export const statuses = ['published', 'draft', 'hidden', 'scheduled'] as const
export type Status = (typeof statuses)[number]

interface Item {
  published?: boolean
  active: boolean
  publishAt?: string
  hideAt?: string
}

/** Where an item stands between its author and the public; a type without drafts has no `published`. */
export function statusOf(item: Item, now = Date.now()): Status {
  const { published, active, publishAt, hideAt } = item
  if (published === false) return 'draft'
  if (!active || (hideAt !== undefined && Date.parse(hideAt) <= now)) return 'hidden'
  return publishAt !== undefined && Date.parse(publishAt) > now ? 'scheduled' : 'published'
}
