import { lazyRouteComponent, Link } from '@tanstack/react-router'
import { Suspense, type ComponentType } from 'react'
import { useAccount } from '@repo/platform/account/admin/account-store.ts'
import { Dashboard } from '@repo/platform/admin/dashboard.tsx'
import { buttonClass } from '@repo/platform/admin/form/button.tsx'
import { Queue } from '@repo/platform/admin/queue.tsx'
import { quickActions } from '#src/backoffice/commands.ts'
import { ofEachType } from '#src/backoffice/content-types.ts'
import { autosavedBy } from '#src/backoffice/autosaved-texts.ts'
import { TranslationGroupPanel } from '@repo/platform/content/admin/dashboard/translation-group-panel.tsx'
import { ItemFigures } from '@repo/platform/content/admin/dashboard/item-panels.tsx'
import { WaitingItems } from '@repo/platform/content/admin/dashboard/item-queue.tsx'
import { AutosavedOnDevice } from '@repo/platform/content/admin/drafts/draft-notices.tsx'
import { LatestDemoRequests } from '#src/features/demo-requests/admin/latest.tsx'
import {
  DoubtfulDemoRequests,
  WaitingDemoRequests,
} from '#src/features/demo-requests/admin/waiting.tsx'
import { newsAdmin } from '#src/features/news/admin/news-admin.tsx'
import { SubscriptionFigures } from '#src/features/newsletter/admin/figures.tsx'
import { StuckMails } from '#src/features/outbox/admin/stuck-mails.tsx'
import { FilesWithoutAlt } from '@repo/platform/library/admin/without-alt.tsx'
import type { Permission } from '@repo/platform/rest/permission.ts'

const WaitingPriceDraft = lazyRouteComponent(
  () => import('@repo/estimator/admin/price-list/waiting-draft.tsx'),
  'WaitingPriceDraft',
)
const MissingLegalDetails = lazyRouteComponent(
  () => import('#src/features/settings/admin/missing-legal.tsx'),
  'MissingLegalDetails',
)
const Readers = lazyRouteComponent(
  () => import('#src/features/counts/admin/readers.tsx'),
  'Readers',
)

interface Part {
  /** Absent: every role. */
  permission?: Permission
  Part: ComponentType
}

/** What may wait for somebody, in the order of how long it can; each part asks only where it may. */
const queue: readonly Part[] = [
  { permission: 'leads:write', Part: WaitingDemoRequests },
  { permission: 'leads:write', Part: DoubtfulDemoRequests },
  { permission: 'outbox:read', Part: StuckMails },
  { Part: AutosavedTextsOfAccount },
  ...ofEachType((type): Part => ({
    permission: `${type.name}:write`,
    Part: () => <WaitingItems type={type} />,
  })),
  { permission: 'library:write', Part: FilesWithoutAlt },
  { permission: 'prices:write', Part: WaitingPriceDraft },
  { permission: 'settings:write', Part: MissingLegalDetails },
]

const main: readonly Part[] = [
  { permission: 'leads:read', Part: LatestDemoRequests },
  { permission: 'news:read', Part: () => <TranslationGroupPanel type={newsAdmin} /> },
]

const aside: readonly Part[] = [
  { permission: 'news:read', Part: () => <ItemFigures type={newsAdmin} /> },
  { permission: 'subscriptions:read', Part: SubscriptionFigures },
]

function AutosavedTextsOfAccount() {
  const account = useAccount()
  return <AutosavedOnDevice read={() => autosavedBy(account)} />
}

export function DashboardPage() {
  const { permissions } = useAccount()
  const may = ({ permission }: { permission?: Permission }) =>
    permission === undefined || permissions.includes(permission)
  const partsOf = (parts: readonly Part[]) =>
    parts.filter(may).map(({ Part }, index) => (
      <Suspense key={index}>
        <Part />
      </Suspense>
    ))
  const beside = partsOf(aside)
  return (
    <Dashboard
      actions={quickActions.filter(may).map(({ label, link }, index) => (
        <Link key={label} {...link} className={buttonClass(index === 0 ? 'primary' : 'plain')}>
          {label}
        </Link>
      ))}
      main={
        <>
          <Queue>{partsOf(queue)}</Queue>
          {partsOf(main)}
        </>
      }
      wide={
        <Suspense>
          <Readers />
        </Suspense>
      }
      aside={beside.length > 0 && beside}
    />
  )
}
