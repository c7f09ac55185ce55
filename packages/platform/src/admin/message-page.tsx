import type { ReactNode } from 'react'
import { usePageTitle } from './page-header.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './message-page.module.css'

/** A page with one message and a link. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <Stack narrow gap="200" className={styles.message}>
      <h1>{title}</h1>
      {children}
    </Stack>
  )
}

export function NotAllowed() {
  return (
    <MessagePage title="Not allowed">
      <p>
        Your role does not include this part of the back office. Ask an administrator for access.
      </p>
    </MessagePage>
  )
}
