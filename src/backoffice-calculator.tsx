import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useMay } from '#src/admin/account-area.ts'
import { root } from '#src/backoffice-root.tsx'
import { LeadPage } from '#src/features/leads/admin/detail.tsx'
import { LeadPicker } from '#src/features/leads/admin/lead-picker.tsx'
import {
  parseCompareSearch,
  parseNewRunSearch,
  parseRunsSearch,
} from '#src/features/roi/admin/list-search.ts'

const LeadRuns = lazyRouteComponent(
  () => import('#src/features/roi/admin/lead-runs.tsx'),
  'LeadRuns',
)
/** A demo request with the stored runs that answer it. */
export function LeadWithRuns() {
  const readsRuns = useMay('calculator:read')
  return <LeadPage related={(leadId) => readsRuns && <LeadRuns leadId={leadId} />} />
}

/** For the pages of the calculator, which know no demo requests. */
export const pickLead = (props: ComponentProps<typeof LeadPicker>) => <LeadPicker {...props} />

const runsList = createRoute({
  getParentRoute: () => root,
  path: '/calculator',
  staticData: { permission: 'calculator:run' },
  validateSearch: parseRunsSearch,
  component: lazyRouteComponent(
    () => import('#src/features/roi/admin/runs-list.tsx'),
    'CalculatorPage',
  ),
})
const newRun = createRoute({
  getParentRoute: () => root,
  path: '/calculator/new',
  staticData: { permission: 'calculator:run' },
  validateSearch: parseNewRunSearch,
  component: lazyRouteComponent(() => import('#src/features/roi/admin/new-run.tsx'), 'NewRunPage'),
})
const compareRuns = createRoute({
  getParentRoute: () => root,
  path: '/calculator/compare',
  staticData: { permission: 'calculator:read' },
  validateSearch: parseCompareSearch,
  component: lazyRouteComponent(() => import('#src/features/roi/admin/compare.tsx'), 'ComparePage'),
})
const runRoute = createRoute({
  getParentRoute: () => root,
  path: '/calculator/$id',
  staticData: { permission: 'calculator:read' },
  component: lazyRouteComponent(() => import('#src/features/roi/admin/run-page.tsx'), 'RunPage'),
})

const prices = createRoute({
  getParentRoute: () => root,
  path: '/prices',
  staticData: { permission: 'calculator:read' },
  component: lazyRouteComponent(
    () => import('#src/features/roi/admin/tables/versions-page.tsx'),
    'PricesPage',
  ),
})
const pricesDraft = createRoute({
  getParentRoute: () => root,
  path: '/prices/draft',
  staticData: { permission: 'prices:write' },
  component: lazyRouteComponent(
    () => import('#src/features/roi/admin/tables/draft-page.tsx'),
    'DraftPage',
  ),
})

export const calculatorRoutes = [
  runsList,
  newRun,
  compareRuns,
  runRoute,
  prices,
  pricesDraft,
] as const
