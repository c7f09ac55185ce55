import { useEffect, type ReactNode } from 'react'
import { DateLocaleContext } from '#src/admin/dates.ts'
import type { Permission } from '#src/rest/permission.ts'
import { useAccountStore, useAccountState } from './account-store.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { NotAllowed } from '#src/admin/message-page.tsx'

/** Lets signed-in staff through; everybody else is redirected to the sign-in page, which returns here. */
export function Guard({ children }: { children: ReactNode }) {
  const accountStore = useAccountStore()
  const { account, authenticated, error, firstAccountCheck } = useAccountState()
  const failed = error !== null && error.code !== 401
  const leaving = firstAccountCheck && !authenticated && !failed

  useEffect(() => {
    if (leaving) location.assign(signInAddress(location))
  }, [leaving])

  if (account) return <DateLocaleContext value={account.dateLocale}>{children}</DateLocaleContext>
  if (firstAccountCheck && failed) {
    return <ErrorView error={error} onRetry={() => void accountStore.check()} />
  }
  return <LoadingImage label="Loading" />
}

/** Shows a page to whoever has its permission. */
export function Allowed({ permission, children }: AllowedProps) {
  const granted = useAccountState().account?.permissions ?? []
  return permission && !granted.includes(permission) ? <NotAllowed /> : children
}

interface AllowedProps {
  permission: Permission | undefined
  children: ReactNode
}

export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/en/sign-in?return=${encodeURIComponent(pathname + search)}`
}
