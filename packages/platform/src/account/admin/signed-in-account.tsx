import { Link } from '@tanstack/react-router'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useAccount, useAccountStore } from './account-store.ts'
import styles from './signed-in-account.module.css'
import { withUnicodeDomains } from '#src/rest/unicode-domains.ts'

/** At the foot of the navigation: the signed-in account and the button to sign out. */
export function SignedInAccount() {
  const { name, email } = useAccount()
  const accountStore = useAccountStore()
  const notifications = useNotifications()
  return (
    <>
      <Link to="/account" className={styles.account}>
        <b>{name}</b>
        <span>{withUnicodeDomains(email)}</span>
      </Link>
      <button type="button" onClick={() => void accountStore.signOut().catch(notifications.fail)}>
        Sign out
      </button>
    </>
  )
}
