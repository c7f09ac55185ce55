import type { ReactNode } from 'react'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './facts.module.css'

export interface Fact {
  label: string
  /** Null: not given. */
  value: ReactNode
}

interface Props {
  facts: readonly Fact[]
  /** Label above value, where an address, a name or an error needs the whole width. */
  stacked?: boolean
}

/** What a panel of a record says of it. */
export function Facts({ facts, stacked = false }: Props) {
  const shown = facts.map(({ label, value }) => (
    <div key={label}>
      <Text as="dt" size="chart" tone="muted">
        {label}
      </Text>
      <dd>
        {value ?? (
          <Text as="span" tone="muted">
            not given
          </Text>
        )}
      </dd>
    </div>
  ))
  if (!stacked) return <dl className={styles.facts}>{shown}</dl>
  return (
    <Stack as="dl" gap="075">
      {shown}
    </Stack>
  )
}
