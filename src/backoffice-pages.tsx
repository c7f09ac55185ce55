import { lazyRouteComponent, Link, Outlet, useMatches } from '@tanstack/react-router'
import { Suspense, type ComponentProps } from 'react'
import { useAccount, useMay } from '#src/account/admin/account-store.ts'
import { Allowed, Guard } from '#src/account/admin/guard.tsx'
import { SignedInAccount } from '#src/account/admin/signed-in-account.tsx'
import { Dashboard } from '#src/admin/dashboard.tsx'
import { Layout } from '#src/admin/layout.tsx'
import { MessagePage } from '#src/admin/message-page.tsx'
import { ItemFigures, LatestItems } from '#src/content/admin/item-panels.tsx'
import { KeptOnDevice } from '#src/content/admin/kept-on-device.tsx'
import { keptBy } from '#src/backoffice-kept.ts'
import { navigation } from '#src/backoffice-navigation.ts'
import { LatestDemoRequests } from '#src/features/demo-requests/admin/latest.tsx'
import { DemoRequestPicker } from '#src/features/demo-requests/admin/demo-request-picker.tsx'
import { NewDemoRequestSentence } from '#src/features/demo-requests/admin/new-count.tsx'
import { newsAdmin } from '#src/features/news/admin/news-admin.tsx'
import { LibraryPicker } from '#src/library/admin/picker.tsx'
import { PendingBanner } from '#src/features/outbox/admin/pending-banner.tsx'
import { SubscriptionFigures } from '#src/features/newsletter/admin/figures.tsx'

export function Frame() {
  return (
    <Guard>
      <SignedInFrame />
    </Guard>
  )
}

function SignedInFrame() {
  const permission = useMatches({ select: (matches) => matches.at(-1)?.staticData.permission })
  const { permissions } = useAccount()
  return (
    <Layout navigation={{ groups: navigation, permissions, account: <SignedInAccount /> }}>
      <Allowed permission={permission}>
        <Outlet />
      </Allowed>
      <LibraryPicker />
    </Layout>
  )
}

export function NotFound() {
  return (
    <MessagePage title="Not found">
      <p>The back office has no page at this address.</p>
      <Link to="/">Dashboard</Link>
    </MessagePage>
  )
}

const WaitingPriceDraft = lazyRouteComponent(
  () => import('#src/features/roi/admin/price-list/waiting-draft.tsx'),
  'WaitingPriceDraft',
)

export function DashboardPage() {
  const readsNews = useMay('news:read')
  const readsDemoRequests = useMay('leads:read')
  const readsSubscriptions = useMay('subscriptions:read')
  const readsOutbox = useMay('outbox:read')
  const writesPrices = useMay('prices:write')
  const account = useAccount()
  return (
    <Dashboard
      notice={
        <>
          {readsOutbox && <PendingBanner linked />}
          {writesPrices && (
            <Suspense>
              <WaitingPriceDraft />
            </Suspense>
          )}
          <KeptOnDevice read={() => keptBy(account)} />
        </>
      }
      summary={readsDemoRequests && <NewDemoRequestSentence />}
      main={
        <>
          {readsDemoRequests && <LatestDemoRequests />}
          {readsNews && <LatestItems type={newsAdmin} />}
        </>
      }
      aside={
        <>
          {readsNews && <ItemFigures type={newsAdmin} />}
          {readsSubscriptions && <SubscriptionFigures />}
        </>
      }
    />
  )
}

/** For the pages of the calculator, which know no demo requests. */
export const renderDemoRequestPicker = (props: ComponentProps<typeof DemoRequestPicker>) => (
  <DemoRequestPicker {...props} />
)
