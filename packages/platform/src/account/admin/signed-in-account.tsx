import { Link } from '@tanstack/react-router'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useAccount, useAccountStore } from './account-store.ts'
import { Text } from '#src/ui/layout/text.tsx'
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
        <Text as="b" tone="strong" weight="medium" clamped>
          {name}
        </Text>
        <Text as="span" size="chart" clamped>
          {withUnicodeDomains(email)}
        </Text>
      </Link>
      <button type="button" onClick={() => void accountStore.signOut().catch(notifications.fail)}>
        Sign out
      </button>
    </>
  )
}
