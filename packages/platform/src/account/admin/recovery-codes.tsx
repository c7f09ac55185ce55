import { Button } from '#src/admin/form/button.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './account-page.module.css'
import { focusOnMount } from './focus-on-mount.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shown once, right after they have been made. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const notifications = useNotifications()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notifications.succeed('Recovery codes copied.')
    } catch (error) {
      notifications.fail(error)
    }
  }

  return (
    <>
      <p ref={focusOnMount} tabIndex={-1}>
        Two-step verification is on. Store these recovery codes where you can reach them without
        your phone. Each code works once, and the codes are not shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap="100">
        <Button variant="primary" onClick={onDone}>
          I have saved the codes
        </Button>
        {'clipboard' in navigator && <Button onClick={() => void copy()}>Copy codes</Button>}
      </Row>
    </>
  )
}
