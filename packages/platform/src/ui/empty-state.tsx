import type { ReactNode } from 'react'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './empty-state.module.css'

/** `children` say what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Text size="title">{title}</Text>
      {children && (
        <Text as="div" tone="muted" measure="sentence" above="200">
          {children}
        </Text>
      )}
    </div>
  )
}
