import { useRef } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { LoadMore } from '#src/admin/table/load-more.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { sessionsApi } from '../sessions-contract.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './account-page.module.css'

export function SessionsSection() {
  const client = useClient()
  const notifications = useNotifications()
  const dates = useDates()
  const list = useList(['sessions'], (page) => client.list(sessionsApi.list, { query: page }))

  const heading = useRef<HTMLHeadingElement>(null)

  async function end(call: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await call()
      notifications.succeed(done)
      heading.current?.focus()
    } catch (error) {
      notifications.fail(error)
    }
    list.retry()
  }

  const nameOf = (agent: string | null) => agent ?? 'Unknown browser'
  return (
    <Stack as="section" narrow gap="150" className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        Sessions
      </h2>
      <p>
        Devices where you are signed in. Sessions end after 8 hours without use, or after 7 days.
      </p>
      <ul className={styles.sessions}>
        {list.rows.map(({ id, agent, current, createdAt, seenAt }) => (
          <Row as="li" justify="between" gap="100 200" align="center" key={id}>
            <div>
              {nameOf(agent)}
              <span>Last seen {dates.dateTime(seenAt)}</span>
              <span>Started {dates.dateTime(createdAt)}</span>
            </div>
            {current ? (
              <strong>This session</strong>
            ) : (
              <Button
                onClick={() =>
                  void end(() => client.call(sessionsApi.end, { params: { id } }), 'Session ended.')
                }
              >
                End session
                <VisuallyHidden> of {nameOf(agent)}</VisuallyHidden>
              </Button>
            )}
          </Row>
        ))}
      </ul>
      <Row gap="100">
        <LoadMore list={list} />
        {list.total > 1 && (
          <Button
            onClick={() =>
              void end(() => client.call(sessionsApi.endOthers, {}), 'All other sessions ended.')
            }
          >
            End all other sessions
          </Button>
        )}
      </Row>
    </Stack>
  )
}
