import type { AccountStore } from './account-store.ts'

const channel = () => new BroadcastChannel('sign-out')

/** Tells the other tabs of this browser that its session has been ended. */
export function tellOtherTabs(): void {
  const told = channel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  told.postMessage('signed out')
  told.close()
}

/** Leaves the page when another tab signs out, and a page that Back restores after the account has gone. */
export function followSignOut(account: AccountStore): void {
  channel().addEventListener('message', () => account.leave())
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (account.isSigningOut()) location.reload()
    else void account.check()
  })
}
