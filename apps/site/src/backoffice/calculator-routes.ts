import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { onlyParsed } from '@repo/platform/admin/table/list-search.ts'
import { root } from '#src/backoffice/root-route.ts'
import {
  parseCompareSearch,
  parseNewRunSearch,
  parseRunsSearch,
} from '@repo/estimator/admin/list-search.ts'

const runsList = createRoute({
  getParentRoute: () => root,
  path: '/calculator',
  staticData: { permission: 'calculator:run' },
  validateSearch: onlyParsed(parseRunsSearch),
  component: lazyRouteComponent(
    () => import('@repo/estimator/admin/runs-list.tsx'),
    'CalculatorPage',
  ),
})
const newRun = createRoute({
  getParentRoute: () => root,
  path: '/calculator/new',
  staticData: { permission: 'calculator:run' },
  validateSearch: onlyParsed(parseNewRunSearch),
  component: lazyRouteComponent(() => import('#src/backoffice/new-run.tsx'), 'NewRun'),
})
const compareRuns = createRoute({
  getParentRoute: () => root,
  path: '/calculator/compare',
  staticData: { permission: 'calculator:read' },
  validateSearch: onlyParsed(parseCompareSearch),
  component: lazyRouteComponent(() => import('@repo/estimator/admin/compare.tsx'), 'ComparePage'),
})
const runRoute = createRoute({
  getParentRoute: () => root,
  path: '/calculator/$id',
  staticData: { permission: 'calculator:read' },
  component: lazyRouteComponent(() => import('@repo/estimator/admin/run-page.tsx'), 'RunPage'),
})

const prices = createRoute({
  getParentRoute: () => root,
  path: '/prices',
  staticData: { permission: 'calculator:read' },
  component: lazyRouteComponent(
    () => import('@repo/estimator/admin/price-list/versions-page.tsx'),
    'PricesPage',
  ),
})
const pricesDraft = createRoute({
  getParentRoute: () => root,
  path: '/prices/draft',
  staticData: { permission: 'prices:write' },
  component: lazyRouteComponent(
    () => import('@repo/estimator/admin/price-list/draft-page.tsx'),
    'DraftPage',
  ),
})

/** The calculator and its price lists. */
export const calculatorRoutes = [
  runsList,
  newRun,
  compareRuns,
  runRoute,
  prices,
  pricesDraft,
] as const
