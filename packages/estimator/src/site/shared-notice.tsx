import { Button } from '@repo/platform/ui/button.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './estimator.module.css'

interface SharedNoticeProps {
  texts: readonly string[]
  button: string | undefined
  onToday(): void
}

/** Where a shared estimate is from, and what its link has lost. */
export function SharedNotice({ texts, button, onToday }: SharedNoticeProps) {
  return (
    <Stack narrow gap="100" className={styles.shared} role="status">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {button && (
        <Button variant="ghost" size="small" onClick={onToday}>
          {button}
        </Button>
      )}
    </Stack>
  )
}
