import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { RowMenu, type MenuEntry } from '../form/row-menu.tsx'
import { usePageTitle } from '../page-header.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './record.module.css'

interface HeadProps {
  /** The link to the list that the record belongs to. */
  back: ReactNode
  title: string
  /** Chips. */
  status?: ReactNode
  /** One quiet sentence, such as when it was saved. */
  state?: ReactNode
  /** The records before and after this one, in the order of the list. */
  previous?: LinkProps | undefined
  next?: LinkProps | undefined
  /** Buttons, the main one last; on a phone they stand at its lower edge. */
  actions?: ReactNode
  /** The rarer actions. */
  menu?: readonly MenuEntry[]
}

interface Props extends HeadProps {
  /** Panels on the right; below the content where there is no room beside it. */
  aside: ReactNode
  /** What it is called for screen readers. */
  asideLabel: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The page of a single thing: a head that stays in view, what it is about, and its facts. */
export function RecordPage({ aside, asideLabel, children, ref, ...head }: Props) {
  return (
    <RecordFrame ref={ref}>
      <RecordHead {...head} />
      <Columns from="wide" className={styles.columns}>
        <div>{children}</div>
        <aside className={styles.facts} aria-label={asideLabel}>
          {aside}
        </aside>
      </Columns>
    </RecordFrame>
  )
}

/** The frame alone, for a record with columns of its own. */
export function RecordFrame({
  children,
  ref,
}: {
  children: ReactNode
  ref?: Ref<HTMLDivElement> | undefined
}) {
  return (
    <div ref={ref} className={styles.frame}>
      {children}
    </div>
  )
}

export function RecordHead(props: HeadProps) {
  const { back, title, status, state, previous, next, actions, menu = [] } = props
  usePageTitle(title)
  return (
    <Row as="header" gap="100 150" align="center" className={styles.head}>
      <Row
        as="nav"
        unbroken
        gap="075"
        align="baseline"
        aria-label="Breadcrumb"
        className={styles.crumb}
      >
        {back}
        <span aria-hidden="true">/</span>
        <h1 title={title}>{title}</h1>
      </Row>
      {status}
      {state && <span className={styles.state}>{state}</span>}
      <Row gap="100" align="center" className={styles.tools}>
        {(previous ?? next) && (
          <nav aria-label="Previous and next" className={styles.neighbours}>
            <Neighbour to={previous} label="Previous" path="M10 3 5 8l5 5" />
            <Neighbour to={next} label="Next" path="m6 3 5 5-5 5" />
          </nav>
        )}
        {actions && (
          <Row gap="100" className={styles.actions} data-page-actions>
            {actions}
          </Row>
        )}
        {menu.length > 0 && <RowMenu label="More actions" entries={menu} />}
      </Row>
    </Row>
  )
}

function Neighbour({
  to,
  label,
  path,
}: {
  to: LinkProps | undefined
  label: string
  path: string
}) {
  const icon = (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
  return to ? (
    <Link {...to} aria-label={label} title={label}>
      {icon}
    </Link>
  ) : (
    <span aria-hidden="true">{icon}</span>
  )
}

/** A panel of the aside. */
export function RecordPanel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="150" className={styles.panel}>
      {title && <h2>{title}</h2>}
      {children}
    </Stack>
  )
}

/** A part of the content, as wide as a text can be read. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="150" className={styles.section}>
      <h2>{title}</h2>
      {children}
    </Stack>
  )
}
