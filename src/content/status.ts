export const statuses = ['published', 'draft', 'hidden'] as const
export type Status = (typeof statuses)[number]

/** Where an item stands between its author and the public; a type without drafts has no `published`. */
export function statusOf(item: { published?: boolean; active: boolean }): Status {
  if (item.published === false) return 'draft'
  return item.active ? 'published' : 'hidden'
}
