import { Popover } from '@base-ui/react/popover'
import { useEffect } from 'react'
import { keepFocus } from '../keep-focus.ts'
import { useDates } from '../dates.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useStore } from '../store.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import popupStyles from '../form/popup.module.css'
import historyStyles from './history-panel.module.css'
import { useNotifications } from './notification-store.ts'
import frame from '#src/ui/notifications/notifications.module.css'
import styles from './notification-stack.module.css'

/** Notifications at the bottom right; the two live regions are rendered before the first one. */
export function NotificationStack() {
  const notifications = useNotifications()
  const latest = useStore(notifications, ({ shown }) => shown.at(-1)?.id)
  useEffect(() => {
    if (latest) keepFocus()
  }, [latest])
  return (
    <div className={frame.stack}>
      <Region role="status" type="success" />
      <Region role="alert" type="error" />
    </div>
  )
}

function Region({ role, type }: { role: 'status' | 'alert'; type: 'success' | 'error' }) {
  const notifications = useNotifications()
  const { shown, leaving } = useStore(notifications, (state) => state)
  return (
    <Stack gap="100" role={role} className={frame.list}>
      {shown
        .filter((one) => one.type === type)
        .map((one) => (
          <Row
            unbroken
            gap="150"
            key={one.id}
            className={`${frame.notification} ${styles.notification}`}
            data-closing={leaving.has(one.id) || undefined}
          >
            <p>
              {one.message}
              {one.detail && <span className={styles.detail}>{one.detail}</span>}
            </p>
            {one.action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => notifications.runAction(one)}
              >
                {one.action.label}
              </button>
            )}
            <button
              type="button"
              className={frame.close}
              aria-label="Dismiss"
              onClick={() => notifications.dismiss(one.id)}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.6" />
              </svg>
            </button>
          </Row>
        ))}
    </Stack>
  )
}

/** The history of notifications of this session. */
export function HistoryPanel({ className }: { className?: string | undefined }) {
  const notifications = useNotifications()
  const history = useStore(notifications, (state) => state.history)
  const unread = useStore(notifications, (state) => state.unread)
  const dates = useDates()
  return (
    <Popover.Root onOpenChange={(open) => open && notifications.read()}>
      <Popover.Trigger className={className}>
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
          <path d="M2 3h12v8H8l-3 3v-3H2z" stroke="currentColor" strokeWidth="1.3" />
        </svg>
        Notifications
        {unread > 0 && (
          <span>
            {unread}
            <VisuallyHidden> unread</VisuallyHidden>
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          side="top"
          align="start"
          sideOffset={8}
          className={popupStyles.positioner}
        >
          <Popover.Popup className={`${popupStyles.box} ${historyStyles.panel}`}>
            <Popover.Title className={historyStyles.title}>Notifications</Popover.Title>
            {history.length === 0 && <Text tone="muted">No notifications yet.</Text>}
            <ol className={historyStyles.list}>
              {history.map((one) => (
                <Row as="li" unbroken gap="150" key={one.id} data-type={one.type}>
                  <Text as="time" tone="muted" dateTime={one.datetime}>
                    {dates.time(one.datetime)}
                  </Text>
                  <p>
                    {one.message}
                    {one.detail && <small>{one.detail}</small>}
                    {one.action && (
                      <button type="button" onClick={() => notifications.runAction(one)}>
                        {one.action.label}
                      </button>
                    )}
                  </p>
                </Row>
              ))}
            </ol>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
