import { useEffect, useRef } from 'react'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import type { DemoRequestWords } from '../messages/words.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './requested.module.css'

interface RequestedProps {
  words: DemoRequestWords['form']
  /** The email address of the company. */
  contact: string
  /** Address of an empty form. */
  another: string
  /** The note that a confirmation email has been sent. */
  confirm?: string | undefined
  /** Whether the message has just replaced the form and receives the focus. */
  focused?: boolean
}

export function Requested({ words, contact, another, confirm, focused }: RequestedProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) title.current?.focus()
  }, [focused])
  return (
    <Stack gap="200" className={styles.requested} data-requested>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {words.success}
      </h2>
      <p>{words.next}</p>
      {confirm && <p>{confirm}</p>}
      <p>
        {words.forgotten} <TextLink href={`mailto:${contact}`}>{contact}</TextLink>
      </p>
      <p>
        <TextLink href={another}>{words.another}</TextLink>
      </p>
    </Stack>
  )
}
