import type { Role } from '../roles.ts'

export const roleNames = {
  admin: 'Administrator',
  editor: 'Editor',
  sales: 'Sales',
  viewer: 'Viewer',
} as const satisfies Record<Role, string>

/** What a role may do, as a sentence. */
export const roleHints = {
  admin: 'Everything, accounts and audit log included.',
  editor: 'News, documents, media and library; calculates without saving.',
  sales: 'Demo requests, subscriptions and calculator; reads the prices.',
  viewer: 'Reads news, documents, media and library; calculates without saving.',
} as const satisfies Record<Role, string>
