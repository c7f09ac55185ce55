import { useEffect, useRef } from 'react'
import { Button } from '@repo/platform/ui/button.tsx'
import type { DemoRequestWords } from '../messages/words.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './requested.module.css'

interface NoticeProps {
  words: DemoRequestWords['form']
  onDiscard: () => void
}

/** In place of the form, while its request waits on the device for the network. */
export function QueuedNotice({ words, onDiscard }: NoticeProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack gap="200" className={styles.kept} role="status">
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {words.kept}
      </h2>
      <p>{words.keptNext}</p>
      <p>
        <Button type="button" variant="ink" onClick={onDiscard}>
          {words.discard}
        </Button>
      </p>
    </Stack>
  )
}

/** Above the form, whose request was kept and then rejected by the server. */
export function Rejected({ words, onDiscard }: NoticeProps) {
  return (
    <Stack gap="200" className={styles.kept} role="status">
      <p>{words.checkEntries}</p>
      <p>
        <Button type="button" variant="ghost" onClick={onDiscard}>
          {words.discard}
        </Button>
      </p>
    </Stack>
  )
}
