import { permissions, type Permission } from '#src/rest/permission.ts'

export const roles = ['admin', 'editor', 'sales', 'viewer'] as const
export type Role = (typeof roles)[number]

export const permissionsOf = {
  admin: permissions,
  editor: [
    'news:read',
    'news:write',
    'documents:read',
    'documents:write',
    'media:read',
    'media:write',
    'library:read',
    'library:write',
    'calculator:run',
    'claims:read',
  ],
  sales: [
    'leads:read',
    'leads:write',
    'subscriptions:read',
    'subscriptions:write',
    'calculator:run',
    'claims:read',
    'calculator:read',
    'calculator:write',
  ],
  viewer: [
    'news:read',
    'documents:read',
    'media:read',
    'library:read',
    'calculator:run',
    'claims:read',
  ],
} as const satisfies Record<Role, readonly Permission[]>

const mayRole = (role: Role, permission: Permission): boolean =>
  permissionsOf[role].some((one) => one === permission)

export const rolesWith = (permission: Permission): Role[] =>
  roles.filter((role) => mayRole(role, permission))
