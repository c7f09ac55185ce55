import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '#src/backoffice/root-route.ts'

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  staticData: { permission: 'settings:read' },
  component: lazyRouteComponent(() => import('#src/backoffice/settings.tsx'), 'Settings'),
})

const claimsList = createRoute({
  getParentRoute: () => root,
  path: '/claims',
  staticData: { permission: 'claims:read' },
  component: lazyRouteComponent(
    () => import('#src/features/claims/admin/claims-page.tsx'),
    'ClaimsPage',
  ),
})
const claimRoute = createRoute({
  getParentRoute: () => root,
  path: '/claims/$id',
  staticData: { permission: 'claims:read' },
  component: lazyRouteComponent(
    () => import('#src/features/claims/admin/claim-page.tsx'),
    'ClaimPage',
  ),
})

/** What the site tells of the company, and the figures that it states. */
export const companyRoutes = [settings, claimsList, claimRoute] as const
