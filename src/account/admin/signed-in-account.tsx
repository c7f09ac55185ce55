import { Link } from '@tanstack/react-router'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { useAccount, useAccountArea } from './account-area.ts'
import styles from './signed-in-account.module.css'

/** At the foot of the navigation: who is signed in, and the way out. */
export function SignedInAccount() {
  const { name, email } = useAccount()
  const area = useAccountArea()
  const notices = useNotices()
  return (
    <>
      <Link to="/account" className={styles.account}>
        <b>{name}</b>
        <span>{email}</span>
      </Link>
      <button type="button" onClick={() => void area.signOut().catch(notices.fail)}>
        Sign out
      </button>
    </>
  )
}
