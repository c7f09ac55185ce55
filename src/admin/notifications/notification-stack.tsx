import { useStore } from '../store.ts'
import { useNotices } from './notices.ts'
import styles from './notification-stack.module.css'

/** Bottom right; the two live regions are there before the first message. */
export function NotificationStack() {
  return (
    <div className={styles.stack}>
      <Region role="status" type="success" />
      <Region role="alert" type="error" />
    </div>
  )
}

function Region({ role, type }: { role: 'status' | 'alert'; type: 'success' | 'error' }) {
  const notices = useNotices()
  const { shown, leaving } = useStore(notices, (state) => state)
  return (
    <div role={role} className={styles.region}>
      {shown
        .filter((one) => one.type === type)
        .map((one) => (
          <div
            key={one.id}
            className={styles.notification}
            data-type={type}
            data-leaving={leaving.has(one.id) || undefined}
          >
            <p>
              {one.message}
              {one.detail && <span className={styles.detail}>{one.detail}</span>}
            </p>
            {one.action && (
              <button type="button" className={styles.action} onClick={() => notices.act(one)}>
                {one.action.label}
              </button>
            )}
            <button
              type="button"
              className={styles.close}
              aria-label="Dismiss"
              onClick={() => notices.dismiss(one.id)}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.6" />
              </svg>
            </button>
          </div>
        ))}
    </div>
  )
}
