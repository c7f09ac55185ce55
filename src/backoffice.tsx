// First: what it sets must hold before any contract is evaluated.
import '#src/admin/jitless-zod.ts'
import '#src/ui/base.css'
import '#src/admin/admin.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRoute,
  createRouter,
  RouterProvider,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { AccountPage } from '#src/account/admin/account-page.tsx'
import { parseAuditSearch, parseUsersSearch } from '#src/account/admin/list-search.ts'
import { AccountContext, createAccountArea, useMay } from '#src/admin/account-area.ts'
import { ClientContext, createQueryClient } from '#src/admin/client.ts'
import { Dashboard } from '#src/admin/dashboard.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { createNotices, NoticesContext } from '#src/admin/notifications/notices.ts'
import { NotificationStack } from '#src/admin/notifications/notification-stack.tsx'
import { LatestLeads } from '#src/features/leads/admin/latest.tsx'
import { parseLeadsSearch } from '#src/features/leads/admin/list-search.ts'
import { LeadsPage } from '#src/features/leads/admin/list.tsx'
import { WaitingSentence } from '#src/features/leads/admin/waiting.tsx'
import { LatestNews, NewsFigures } from '#src/features/news/admin/latest.tsx'
import { parseNewsSearch } from '#src/features/news/admin/list-search.ts'
import { NewsListPage } from '#src/features/news/admin/list.tsx'
import { createNewsArea, NewsContext } from '#src/features/news/admin/news-area.ts'
import { SubscriptionFigures } from '#src/features/newsletter/admin/figures.tsx'
import { parseSubscriptionsSearch } from '#src/features/newsletter/admin/list-search.ts'
import { SubscriptionsPage } from '#src/features/newsletter/admin/list.tsx'
import { parseOutboxSearch } from '#src/features/outbox/admin/list-search.ts'
import { OutboxPage } from '#src/features/outbox/admin/list.tsx'
import { DemoRequestSlot } from '#src/features/roi/admin/demo-request-slot.ts'
import { calculatorRoutes, LeadWithRuns, pickLead } from '#src/backoffice-calculator.tsx'
import { root } from '#src/backoffice-root.tsx'
import { createClient } from '#src/rest/client.ts'
import type { Permission } from '#src/rest/permission.ts'

const app = document.getElementById('app')!
const client = createClient({
  origins: { site: '', account: app.dataset['accountOrigin'] ?? '' },
  onSignedOut: () => account.forget(),
})
const queries = createQueryClient()
const account = createAccountArea(client)
const news = createNewsArea(client, queries)
const notices = createNotices()

function DashboardPage() {
  const readsNews = useMay('news:read')
  const readsLeads = useMay('leads:read')
  const readsSubscriptions = useMay('subscriptions:read')
  return (
    <Dashboard
      summary={readsLeads && <WaitingSentence />}
      main={
        <>
          {readsLeads && <LatestLeads />}
          {readsNews && <LatestNews />}
        </>
      }
      aside={
        <>
          {readsNews && <NewsFigures />}
          {readsSubscriptions && <SubscriptionFigures />}
        </>
      }
    />
  )
}

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: DashboardPage,
})
const accountRoute = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: AccountPage,
})

const newsList = createRoute({
  getParentRoute: () => root,
  path: '/news',
  staticData: { permission: 'news:read' },
  validateSearch: parseNewsSearch,
  component: NewsListPage,
})
const loadEditor = () => import('#src/features/news/admin/edit.tsx')
const newNews = createRoute({
  getParentRoute: () => root,
  path: '/news/new',
  staticData: { permission: 'news:write' },
  component: lazyRouteComponent(loadEditor, 'NewNewsPage'),
})
const editNews = createRoute({
  getParentRoute: () => root,
  path: '/news/$id',
  staticData: { permission: 'news:read' },
  component: lazyRouteComponent(loadEditor, 'EditNewsPage'),
})

const leadsList = createRoute({
  getParentRoute: () => root,
  path: '/leads',
  staticData: { permission: 'leads:read' },
  validateSearch: parseLeadsSearch,
  component: LeadsPage,
})
const leadRoute = createRoute({
  getParentRoute: () => root,
  path: '/leads/$id',
  staticData: { permission: 'leads:read' },
  component: LeadWithRuns,
})

const subscriptions = createRoute({
  getParentRoute: () => root,
  path: '/subscriptions',
  staticData: { permission: 'subscriptions:read' },
  validateSearch: parseSubscriptionsSearch,
  component: SubscriptionsPage,
})

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/outbox',
  staticData: { permission: 'outbox:read' },
  validateSearch: parseOutboxSearch,
  component: OutboxPage,
})

const users = createRoute({
  getParentRoute: () => root,
  path: '/users',
  staticData: { permission: 'users:read' },
  validateSearch: parseUsersSearch,
  component: lazyRouteComponent(() => import('#src/account/admin/users-page.tsx'), 'UsersPage'),
})
const audit = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  staticData: { permission: 'audit:read' },
  validateSearch: parseAuditSearch,
  component: lazyRouteComponent(() => import('#src/account/admin/audit-page.tsx'), 'AuditPage'),
})

const apiRoute = createRoute({
  getParentRoute: () => root,
  path: '/api',
  component: lazyRouteComponent(
    () => import('#src/features/api-page/admin/api-page.tsx'),
    'ApiPage',
  ),
})

const router = createRouter({
  routeTree: root.addChildren([
    dashboard,
    accountRoute,
    newsList,
    newNews,
    editNews,
    leadsList,
    leadRoute,
    ...calculatorRoutes,
    subscriptions,
    outbox,
    users,
    audit,
    apiRoute,
  ]),
  basepath: '/backoffice',
  defaultPreload: 'intent',
  defaultPendingMs: 0,
  defaultPendingComponent: () => <LoadingImage label="Loading" />,
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

void account.check()
createRoot(app).render(
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queries}>
      <ClientContext value={client}>
        <AccountContext value={account}>
          <NoticesContext value={notices}>
            <NewsContext value={news}>
              <DemoRequestSlot value={pickLead}>
                <RouterProvider router={router} />
              </DemoRequestSlot>
              <NotificationStack />
            </NewsContext>
          </NoticesContext>
        </AccountContext>
      </ClientContext>
    </QueryClientProvider>
  </CSPProvider>,
)
