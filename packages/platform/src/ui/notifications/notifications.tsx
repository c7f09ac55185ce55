import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './notifications.module.css'

/** Where `notify` shows its messages; `close` names the button that closes one. */
export function Notifications({ close }: { close: string }) {
  return (
    <div className={styles.stack} data-screen-only>
      <Stack gap="100" role="status" className={styles.list} data-notifications="success" />
      <Stack gap="100" role="alert" className={styles.list} data-notifications="error" />
      <template data-notification>
        <Row unbroken justify="between" gap="200" className={styles.notification}>
          <p />
          <button type="button" aria-label={close} className={styles.close}>
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </button>
        </Row>
      </template>
    </div>
  )
}
