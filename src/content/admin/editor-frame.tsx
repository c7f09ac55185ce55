import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '#src/admin/chip.tsx'
import type { Status } from '../status.ts'
import styles from './editor-frame.module.css'
import { StatusChip } from './status-chip.tsx'

interface Props {
  /** The list that the item belongs to. */
  parent: { to: LinkProps['to']; label: string }
  title: string
  status: Status
  unsaved: boolean
  /** What became of the last words: kept here, saved there. */
  note?: string | undefined
  actions: ReactNode
  /** Above the text: drafts to restore, faults, removed elements. */
  banners: ReactNode
  content: ReactNode
  facts: ReactNode
}

/** The editor page that all content types share: content left, facts right. */
export function EditorFrame(props: Props) {
  const { parent, title, status, unsaved, note, actions, banners, content, facts } = props
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <nav aria-label="Breadcrumb">
          <Link to={parent.to}>{parent.label}</Link>
          <span aria-hidden="true">/</span>
          <h1>{title}</h1>
        </nav>
        <StatusChip status={status} />
        {unsaved && <Chip tone="amber">Unsaved changes</Chip>}
        {note && <span className={styles.note}>{note}</span>}
        <div className={styles.actions}>{actions}</div>
      </header>
      <div className={styles.columns}>
        <div className={styles.content}>
          {banners}
          {content}
        </div>
        <aside className={styles.facts} aria-label="Facts">
          {facts}
        </aside>
      </div>
    </div>
  )
}

export function FactGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}
