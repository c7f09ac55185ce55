import type { Role } from '../roles.ts'

export const roleNames = {
  admin: 'Administrator',
  editor: 'Editor',
  sales: 'Sales',
  viewer: 'Viewer',
} as const satisfies Record<Role, string>

/** What a role may do, as a sentence. */
export const roleHints = {
  admin: 'Manages everything, including users, and views the audit log.',
  editor:
    'Edits news, documents, media and the library; views claims and answers; calculates estimates but cannot save them.',
  sales:
    'Manages demo requests, subscriptions and estimates; views price lists, claims and answers.',
  viewer:
    'Views news, documents, media, the library, claims and answers; calculates estimates but cannot save them.',
} as const satisfies Record<Role, string>
