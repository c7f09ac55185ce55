import { Link, type LinkProps } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { CallError } from '#src/rest/call-error.ts'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './dashboard.module.css'
import { useDates } from './dates.ts'
import { PageHeader } from './page-header.tsx'

interface Props {
  /** What one begins most often. */
  actions: ReactNode
  main: ReactNode
  /** Absent: nothing that the account may read stands there, and `main` takes the width. */
  aside?: ReactNode
  /** Below both. */
  wide: ReactNode
}

export function Dashboard({ actions, main, aside, wide }: Props) {
  const dates = useDates()
  const [today] = useState(Date.now)
  return (
    <>
      <PageHeader title={dates.day(today)} tab="Dashboard">
        {actions}
      </PageHeader>
      <Columns from="wide" gap="250" align="start" className={styles.columns}>
        <Stack gap="250">{main}</Stack>
        {aside && <Stack gap="250">{aside}</Stack>}
        <Stack gap="250" across>
          {wide}
        </Stack>
      </Columns>
    </>
  )
}

interface PanelProps {
  title: string
  link?: ReactNode
  pending: boolean
  error: Error | CallError | null
  /** The text of an empty panel. */
  empty?: string | false
  footer?: string
  children: ReactNode
}

/** A panel of the dashboard: a short list or figures of one feature. */
export function Panel({ title, link, pending, error, empty, footer, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-busy={pending}>
      <Row as="header" justify="between" gap="050 200" align="center">
        <h2>{title}</h2>
        {link}
      </Row>
      <PanelBody {...{ pending, error, empty, children }} />
      {!pending && !error && !empty && footer && <footer>{footer}</footer>}
    </section>
  )
}

function PanelBody(props: Pick<PanelProps, 'pending' | 'error' | 'empty' | 'children'>) {
  if (props.error) return <p>This panel could not be loaded. Reload the page.</p>
  if (props.pending) return <div className={styles.wait} />
  if (props.empty) return <p>{props.empty}</p>
  return props.children
}

interface Figure {
  label: string
  value: number
  /** To the list of what is counted. */
  link?: LinkProps
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Row as="dl" gap="150 300" className={styles.figures}>
      {figures.map(({ label, value, link }) => (
        <div key={label}>
          <Text as="dt" tone="muted">
            {label}
          </Text>
          <dd>{link ? <Link {...link}>{value}</Link> : value}</dd>
        </div>
      ))}
    </Row>
  )
}
