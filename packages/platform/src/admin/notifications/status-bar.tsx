import { useStore } from '../store.ts'
import { useNotifications } from './notification-store.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './status-bar.module.css'

/**
 * What was done last and can still be taken back, once its notification has gone: nobody has to be
 * quicker than three seconds.
 */
export function StatusBar() {
  const notifications = useNotifications()
  const last = useStore(notifications, (state) => state.reversible)
  const isShown = useStore(notifications, (state) =>
    state.shown.some(({ id }) => id === state.reversible?.id),
  )
  if (!last?.action || isShown) return null
  return (
    <Row
      as="section"
      unbroken
      gap="150"
      align="center"
      className={styles.bar}
      aria-label="Last change"
      data-status-bar
    >
      <Text tone="muted" clamped>
        {last.message}
      </Text>
      <button type="button" onClick={() => notifications.runAction(last)}>
        {last.action.label}
      </button>
      <button type="button" aria-label="Close" onClick={() => notifications.settle()}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
    </Row>
  )
}
