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
    <MessagePage title="Set up a second factor first">
      <p>
        Everybody here signs in with a code of an authenticator app too. Once yours is set up, the
        back office opens.
      </p>
      <Link to="/account">Set it up</Link>
    </MessagePage>
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

/** For the pages of the calculator, which know no demo requests. */
export const renderDemoRequestPicker = (props: ComponentProps<typeof DemoRequestPicker>) => (
  <DemoRequestPicker {...props} />
)
