import { useIsFetching } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Panel } from './dashboard.tsx'
import { formatNumber } from '#src/i18n/format.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import { buttonClass } from './form/button.tsx'
import styles from './queue.module.css'

/**
 * On the dashboard: what waits for somebody. Each part asks for its own and renders entries, or
 * nothing.
 */
export function Queue({ children }: { children: ReactNode }) {
  const asking = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  return (
    <Panel title="Needs attention" pending={false} error={null}>
      <ul className={styles.queue} aria-label="Needs attention">
        {children}
      </ul>
      <p>{asking ? 'Loading…' : 'Nothing needs your attention.'}</p>
    </Panel>
  )
}

interface EntryProps {
  /** `danger`: it has failed. `warning`: it waits. */
  tone?: 'danger' | 'warning'
  title: string
  detail?: ReactNode
  /** To what is meant. */
  link: LinkProps
  /** What one does there. */
  action: string
}

export function QueueEntry({ tone = 'warning', title, detail, link, action }: EntryProps) {
  return (
    <Row
      as="li"
      unbroken
      justify="between"
      gap="200"
      align="center"
      className={styles.entry}
      data-tone={tone}
    >
      <div>
        <Text as="b" weight="medium">
          {title}
        </Text>
        {detail && <Text tone="muted">{detail}</Text>}
      </div>
      <Link {...link} className={buttonClass('link')} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
    </Row>
  )
}

/** The words for a count: one thing, or so many. */
export const counted = (count: number, one: string, several: string): string =>
  `${formatNumber('en', count)} ${count === 1 ? one : several}`
