import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { AccountPage } from '@repo/platform/account/admin/account-page.tsx'
import { parseAuditSearch, parseUsersSearch } from '@repo/platform/account/admin/list-search.ts'
import { onlyParsed } from '@repo/platform/admin/table/list-search.ts'
import { root } from '#src/backoffice/root-route.ts'

export const accountRoute = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: AccountPage,
})

export const users = createRoute({
  getParentRoute: () => root,
  path: '/users',
  staticData: { permission: 'users:read' },
  validateSearch: onlyParsed(parseUsersSearch),
  component: lazyRouteComponent(
    () => import('@repo/platform/account/admin/users-page.tsx'),
    'UsersPage',
  ),
})
export const roleTable = createRoute({
  getParentRoute: () => root,
  path: '/users/roles',
  component: lazyRouteComponent(
    () => import('@repo/platform/account/admin/roles-page.tsx'),
    'RolesPage',
  ),
})
export const userRoute = createRoute({
  getParentRoute: () => root,
  path: '/users/$id',
  staticData: { permission: 'users:read' },
  component: lazyRouteComponent(() => import('#src/backoffice/audit.tsx'), 'User'),
})
export const audit = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  staticData: { permission: 'audit:read' },
  validateSearch: onlyParsed(parseAuditSearch),
  component: lazyRouteComponent(() => import('#src/backoffice/audit.tsx'), 'Audit'),
})
