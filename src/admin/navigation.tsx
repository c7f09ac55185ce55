import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Logo } from '#src/brand/logo.tsx'
import type { Permission } from '#src/rest/permission.ts'
import { useAccount, useAccountArea } from './account-area.ts'
import { HistoryPanel } from './notifications/history-panel.tsx'
import { useNotices } from './notifications/notices.ts'
import css from './navigation.module.css'

export interface NavigationEntry {
  to: LinkProps['to']
  label: string
  /** Outline of the icon on a grid of 16. */
  icon: string
  permission?: Permission
  /** What waits there. */
  Count?: ComponentType
}

export interface NavigationGroup {
  label?: string
  entries: readonly NavigationEntry[]
}

export function Navigation({ groups }: { groups: readonly NavigationGroup[] }) {
  const { permissions } = useAccount()
  const allowed = groups.flatMap((group) => {
    const entries = group.entries.filter(
      ({ permission }) => !permission || permissions.includes(permission),
    )
    return entries.length ? [{ ...group, entries }] : []
  })
  return (
    <div className={css['navigation']} data-ground="ink">
      <Mark />
      <nav aria-label="Back office">
        {allowed.map((group) => (
          <section key={group.label ?? ''} aria-label={group.label}>
            {group.label && <p>{group.label}</p>}
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.label}>
                  <Entry {...entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Foot />
    </div>
  )
}

function Entry({ to, label, icon, Count }: NavigationEntry) {
  return (
    <Link to={to} className={css['entry']} activeOptions={{ exact: to === '/' }}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
        <path d={icon} stroke="currentColor" strokeWidth="1.3" />
      </svg>
      {label}
      {Count && <Count />}
    </Link>
  )
}

function Mark() {
  return (
    <Link to="/" className={css['mark']}>
      <Logo variant="small" />
    </Link>
  )
}

function Foot() {
  const { name, email } = useAccount()
  const area = useAccountArea()
  const notices = useNotices()
  return (
    <div className={css['foot']}>
      <HistoryPanel className={css['messages']} />
      <Link to="/account" className={css['account']}>
        <b>{name}</b>
        <span>{email}</span>
      </Link>
      <button type="button" onClick={() => void area.signOut().catch(notices.fail)}>
        Sign out
      </button>
    </div>
  )
}
