import { Link, Outlet, useMatches } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useAccount } from '@repo/platform/account/admin/account-store.ts'
import { Allowed, Guard } from '@repo/platform/account/admin/guard.tsx'
import { SignedInAccount } from '@repo/platform/account/admin/signed-in-account.tsx'
import { Layout } from '@repo/platform/admin/layout.tsx'
import { MessagePage } from '@repo/platform/admin/message-page.tsx'
import { BackofficePalette } from '#src/backoffice/palette.tsx'
import { navigation } from '#src/backoffice/navigation.ts'
import { DemoRequestPicker } from '#src/features/demo-requests/admin/demo-request-picker.tsx'
import { LibraryPicker } from '@repo/platform/library/admin/picker.tsx'

export function Frame() {
  return (
    <Guard>
      <SignedInFrame />
    </Guard>
  )
}

function SignedInFrame() {
  const permission = useMatches({ select: (matches) => matches.at(-1)?.staticData.permission })
  const isOwnAccount = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/account' })
  const { permissions, lacksSecondFactor } = useAccount()
  return (
    <Layout
      navigation={{ groups: navigation, permissions, account: <SignedInAccount /> }}
      Palette={BackofficePalette}
    >
      {lacksSecondFactor && !isOwnAccount ? (
        <SecondFactorDemanded />
      ) : (
        <Allowed permission={permission}>
          <Outlet />
        </Allowed>
      )}
      <LibraryPicker />
    </Layout>
  )
}

function SecondFactorDemanded() {
  return (
    <MessagePage title="Set up two-step verification">
      <p>Your organisation requires two-step verification. Set it up to continue.</p>
      <Link to="/account">Set up now</Link>
    </MessagePage>
  )
}

export function NotFound() {
  return (
    <MessagePage title="Not found">
      <p>The back office has no page at this address. Check the address or go to the dashboard.</p>
      <Link to="/">Go to dashboard</Link>
    </MessagePage>
  )
}

/** For the pages of the calculator, which know no demo requests. */
export const renderDemoRequestPicker = (props: ComponentProps<typeof DemoRequestPicker>) => (
  <DemoRequestPicker {...props} />
)
