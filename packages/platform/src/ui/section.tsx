import type { ReactNode } from 'react'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './section.module.css'

interface SectionProps {
  ground?: 'ink' | 'paper' | 'paper-2' | 'orange'
  /** Also labels the landmark by its title. */
  id?: string
  title?: ReactNode
  /** 1 for the section that opens a page. */
  level?: 1 | 2
  /** Stands right of the title: what it is about, and its limit. */
  lead?: ReactNode
  /** Stands right of the title and the lead, in a wide window. */
  beside?: ReactNode
  /** The lead stands below the title at any width of the window. */
  stacked?: boolean
  /** Above the title: breadcrumb or chip. */
  above?: ReactNode
  /** Leaves room for the header that lies over the first section of an ink page. */
  underHeader?: boolean
  children?: ReactNode
}

export function Section(props: SectionProps) {
  const {
    ground = 'paper',
    id,
    title,
    level = 2,
    lead,
    beside,
    stacked,
    above,
    underHeader,
    children,
  } = props
  const Title = `h${level}` as const
  const titleId = id && title ? `${id}-title` : undefined
  const classes = [
    styles.section,
    ground === 'paper-2' && styles.quiet,
    level === 1 && styles.opening,
    underHeader && styles.under,
  ]
  const text = (
    <>
      {title && <Title id={titleId}>{title}</Title>}
      {lead && <div className={styles.lead}>{lead}</div>}
    </>
  )
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      data-ground={ground === 'paper-2' ? 'paper' : ground}
      className={classes.filter(Boolean).join(' ')}
    >
      <div className={styles.content}>
        {above}
        {beside && (
          <Columns widths="6-5" from="large" gap="500 600" align="start" printed>
            <Stack gap="300">{text}</Stack>
            {beside}
          </Columns>
        )}
        {!beside && stacked && <Stack gap="300">{text}</Stack>}
        {!beside && !stacked && (title ?? lead) && (
          <Columns gap="300" className={styles.head}>
            {text}
          </Columns>
        )}
        {children}
      </div>
    </section>
  )
}

/** The 1200 px column with its margins, for sections that draw their own ground. */
export function Content({ children }: { children: ReactNode }) {
  return <div className={styles.content}>{children}</div>
}
