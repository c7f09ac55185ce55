export const statuses = ['published', 'draft', 'hidden'] as const
export type Status = (typeof statuses)[number]

/** Where an item stands between its author and the public. */
export function statusOf(item: { published: boolean; active: boolean }): Status {
  if (!item.published) return 'draft'
  return item.active ? 'published' : 'hidden'
}
