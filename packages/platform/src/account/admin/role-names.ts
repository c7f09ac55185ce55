import type { Role } from '../roles.ts'

export const roleNames = {
  admin: 'Administrator',
  editor: 'Editor',
  sales: 'Sales',
  viewer: 'Viewer',
} as const satisfies Record<Role, string>

/** What a role may do, as a sentence. */
export const roleHints = {
  admin: 'Everything, including users and the audit log.',
  editor: 'News, documents, media and library; creates estimates without saving.',
  sales: 'Demo requests, subscriptions and estimates; views price lists.',
  viewer: 'Views news, documents, media and library; creates estimates without saving.',
} as const satisfies Record<Role, string>
