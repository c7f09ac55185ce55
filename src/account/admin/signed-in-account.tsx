import { Link } from '@tanstack/react-router'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { useAccount, useAccountStore } from './account-store.ts'
import styles from './signed-in-account.module.css'

/** At the foot of the navigation: the signed-in account and the button to sign out. */
export function SignedInAccount() {
  const { name, email } = useAccount()
  const accountStore = useAccountStore()
  const notices = useNotices()
  return (
    <>
      <Link to="/account" className={styles.account}>
        <b>{name}</b>
        <span>{email}</span>
      </Link>
      <button type="button" onClick={() => void accountStore.signOut().catch(notices.fail)}>
        Sign out
      </button>
    </>
  )
}
