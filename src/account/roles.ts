import { permissions, type Permission } from '#src/rest/permission.ts'

export const roles = ['admin', 'editor', 'sales', 'viewer'] as const
export type Role = (typeof roles)[number]

export const permissionsOf = {
  admin: permissions,
  editor: ['news:read', 'news:write'],
  sales: ['leads:read', 'leads:write', 'subscriptions:read'],
  viewer: ['news:read'],
} as const satisfies Record<Role, readonly Permission[]>
