import { useEffect, useState, type ReactNode } from 'react'
import { followFocus } from '#src/admin/focus-place.ts'
import { DateLocaleContext } from '#src/admin/dates.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { NotAllowed } from '#src/admin/message-page.tsx'
import type { Permission } from '#src/rest/permission.ts'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { PageAccountContext, useAccountStore, useAccountState, useMay } from './account-store.ts'
import { SessionEndedDialog } from './session-ended-dialog.tsx'
import { signInAddress } from './sign-in-address.ts'

const ownStart = '/backoffice'

/**
 * Lets signed-in staff through and redirects others to the sign-in page, which returns here. After
 * a session ends, the page stays below a dialog that offers to sign in again.
 */
export function Guard({ children }: { children: ReactNode }) {
  const accountStore = useAccountStore()
  const { account, error, firstAccountCheck } = useAccountState()
  const [opener, setOpener] = useState(account)
  if (account && account !== opener && (!opener || account.id === opener.id)) setOpener(account)
  useEffect(followFocus, [])
  const failed = error !== null && error.code !== 401
  const leaving =
    (firstAccountCheck && !account && !failed && !opener) ||
    (!account && accountStore.isSigningOut())
  // The page and its unsaved changes belong to the account that opened it.
  const isAnother = account !== null && opener !== null && account.id !== opener.id

  useEffect(() => {
    if (leaving)
      location.assign(
        accountStore.isSigningOut() ? '/en/sign-in?note=out' : signInAddress(location),
      )
    if (isAnother) location.assign(ownStart)
  }, [accountStore, leaving, isAnother])

  if (opener && !isAnother && !leaving)
    return (
      <PageAccountContext value={opener}>
        <DateLocaleContext value={opener.dateLocale}>{children}</DateLocaleContext>
        {!account && <SessionEndedDialog account={opener} />}
      </PageAccountContext>
    )
  if (firstAccountCheck && failed && !opener) {
    return <ErrorView error={error} onRetry={() => void accountStore.check()} />
  }
  return <LoadingImage label="Loading" />
}

/** Shows a page to accounts with its permission. */
export function Allowed({ permission, children }: AllowedProps) {
  const allowed = useMay(permission)
  return allowed ? children : <NotAllowed />
}

interface AllowedProps {
  permission: Permission | undefined
  children: ReactNode
}
