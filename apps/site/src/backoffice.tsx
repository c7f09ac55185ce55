import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { onlyParsed, parseQuery, stringifyQuery } from '@repo/platform/admin/table/list-search.ts'
import { parseLanguagesSearch } from '@repo/platform/content/admin/languages/languages-search.ts'
import { calculatorRoutes } from '#src/backoffice/calculator-routes.ts'
import { DashboardPage } from '#src/backoffice/dashboard.tsx'
import { NotFound } from '#src/backoffice/frame.tsx'
import { root } from '#src/backoffice/root-route.ts'
import { contentRoutes } from '#src/backoffice/content-routes.tsx'
import { companyRoutes } from '#src/backoffice/company-routes.ts'
import { parseDemoRequestsSearch } from '#src/features/demo-requests/admin/list-search.ts'
import { DemoRequestsPage } from '#src/features/demo-requests/admin/list.tsx'
import { parseSubscriptionsSearch } from '#src/features/newsletter/admin/list-search.ts'
import { SubscriptionsPage } from '#src/features/newsletter/admin/list.tsx'
import { parseOutboxSearch } from '#src/features/outbox/admin/list-search.ts'
import { OutboxPage } from '#src/features/outbox/admin/list.tsx'
import { parsePersonalDataSearch } from '#src/features/personal-data/admin/search.ts'
import { parseLibrarySearch } from '@repo/platform/library/admin/list-search.ts'
import type { Permission } from '@repo/platform/rest/permission.ts'
import { BrokenPage } from '@repo/platform/admin/broken-page.tsx'
import { accountRoute, users, roleTable, userRoute, audit } from './backoffice/account-routes.ts'

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: DashboardPage,
})

const libraryList = createRoute({
  getParentRoute: () => root,
  path: '/library',
  staticData: { permission: 'library:read' },
  validateSearch: onlyParsed(parseLibrarySearch),
  component: lazyRouteComponent(
    () => import('@repo/platform/library/admin/page/library-page.tsx'),
    'LibraryPage',
  ),
})
const libraryFileRoute = createRoute({
  getParentRoute: () => root,
  path: '/library/$id',
  staticData: { permission: 'library:read' },
  component: lazyRouteComponent(
    () => import('@repo/platform/library/admin/file/file-page.tsx'),
    'FilePage',
  ),
})

const languages = createRoute({
  getParentRoute: () => root,
  path: '/languages',
  staticData: { permission: 'news:read' },
  validateSearch: onlyParsed(parseLanguagesSearch),
  component: lazyRouteComponent(
    () => import('@repo/platform/content/admin/languages/languages-page.tsx'),
    'LanguagesPage',
  ),
})

const demoRequestsList = createRoute({
  getParentRoute: () => root,
  path: '/leads',
  staticData: { permission: 'leads:read' },
  validateSearch: onlyParsed(parseDemoRequestsSearch),
  component: DemoRequestsPage,
})
const demoRequestRoute = createRoute({
  getParentRoute: () => root,
  path: '/leads/$id',
  staticData: { permission: 'leads:read' },
  component: lazyRouteComponent(() => import('#src/backoffice/demo-request.tsx'), 'DemoRequest'),
})

const subscriptions = createRoute({
  getParentRoute: () => root,
  path: '/subscriptions',
  staticData: { permission: 'subscriptions:read' },
  validateSearch: onlyParsed(parseSubscriptionsSearch),
  component: SubscriptionsPage,
})

const subscriptionRoute = createRoute({
  getParentRoute: () => root,
  path: '/subscriptions/$id',
  staticData: { permission: 'subscriptions:read' },
  component: lazyRouteComponent(
    () => import('#src/features/newsletter/admin/record.tsx'),
    'SubscriptionPage',
  ),
})

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/outbox',
  staticData: { permission: 'outbox:read' },
  validateSearch: onlyParsed(parseOutboxSearch),
  component: OutboxPage,
})

const outboxEntry = createRoute({
  getParentRoute: () => root,
  path: '/outbox/$id',
  staticData: { permission: 'outbox:read' },
  component: lazyRouteComponent(
    () => import('#src/features/outbox/admin/entry.tsx'),
    'OutboxEntryPage',
  ),
})

const personalData = createRoute({
  getParentRoute: () => root,
  path: '/personal-data',
  staticData: { permission: 'personal-data:read' },
  validateSearch: onlyParsed(parsePersonalDataSearch),
  component: lazyRouteComponent(() => import('#src/backoffice/personal-data.tsx'), 'PersonalData'),
})

const apiRoute = createRoute({
  getParentRoute: () => root,
  path: '/api',
  component: lazyRouteComponent(
    () => import('#src/features/api-page/admin/api-page.tsx'),
    'ApiPage',
  ),
})

export const router = createRouter({
  routeTree: root.addChildren([
    dashboard,
    accountRoute,
    ...contentRoutes,
    libraryList,
    libraryFileRoute,
    languages,
    demoRequestsList,
    demoRequestRoute,
    ...calculatorRoutes,
    subscriptions,
    subscriptionRoute,
    outbox,
    outboxEntry,
    users,
    roleTable,
    userRoute,
    audit,
    personalData,
    ...companyRoutes,
    apiRoute,
  ]),
  basepath: '/backoffice',
  defaultPreload: 'intent',
  parseSearch: parseQuery,
  stringifySearch: stringifyQuery,
  // A section that is there at once is shown without a drawing before it.
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultErrorComponent: BrokenPage,
  defaultNotFoundComponent: NotFound,
  defaultPendingComponent: LoadingPage,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** Without it the page says so and asks for nothing. */
    permission?: Permission
  }
}
