import styles from './notifications.module.css'

/** Where `notify` shows its messages; `close` names the button that closes one. */
export function Notifications({ close }: { close: string }) {
  return (
    <div className={styles.stack} data-screen-only>
      <div role="status" className={styles.list} data-notifications="success" />
      <div role="alert" className={styles.list} data-notifications="error" />
      <template data-notification>
        <div className={styles.notification}>
          <p />
          <button type="button" aria-label={close} className={styles.close}>
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </button>
        </div>
      </template>
    </div>
  )
}
