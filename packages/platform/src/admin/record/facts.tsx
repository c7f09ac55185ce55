import type { ReactNode } from 'react'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './facts.module.css'

export interface Fact {
  label: string
  /** Null: not given. */
  value: ReactNode
}

interface Props {
  facts: readonly Fact[]
  /** Label above value. */
  stacked?: boolean
}

/** What a panel of a record says of it. */
export const Facts = ({ facts, stacked = false }: Props) => (
  <dl className={stacked ? styles.stacked : styles.beside}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <Text as="dt" size="chart">
          {label}
        </Text>
        <dd data-blank={value === null || undefined}>{value ?? 'not given'}</dd>
      </div>
    ))}
  </dl>
)
