import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { Logo } from '#src/brand/logo.tsx'
import type { Permission } from '#src/rest/permission.ts'
import { HistoryPanel } from './notifications/notification-views.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './navigation.module.css'

export interface NavigationEntry {
  to: LinkProps['to']
  label: string
  /** Outline of the icon on a grid of 16. */
  icon: string
  permission?: Permission
  /** Search terms of the palette, besides label and group. */
  words?: string
  /** The number of entries to be handled, as a badge. */
  Count?: ComponentType
}

export interface NavigationGroup {
  label?: string
  entries: readonly NavigationEntry[]
}

interface Props {
  groups: readonly NavigationGroup[]
  /** What the signed-in account may do: entries without their permission are left out. */
  permissions: readonly Permission[]
  /** The signed-in account and the sign-out. */
  account: ReactNode
  /** Opens the palette; absent in the drawer, beside which it stands. */
  search?: ReactNode
}

export function Navigation({ groups, permissions, account, search }: Props) {
  const allowed = groups.flatMap((group) => {
    const entries = group.entries.filter(
      ({ permission }) => !permission || permissions.includes(permission),
    )
    return entries.length ? [{ ...group, entries }] : []
  })
  return (
    <Stack className={styles.navigation} data-ground="ink">
      <Mark />
      {search}
      <nav aria-label="Back office">
        {allowed.map((group) => (
          <div key={group.label ?? ''} role="group" aria-label={group.label}>
            {group.label && <p>{group.label}</p>}
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.label}>
                  <Entry {...entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Stack narrow className={styles.footer}>
        <HistoryPanel className={styles.messages} />
        {account}
      </Stack>
    </Stack>
  )
}

function Entry({ to, label, icon, Count }: NavigationEntry) {
  return (
    <Link to={to} className={styles.entry} activeOptions={{ exact: to === '/' }}>
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
    <Link to="/" className={styles.mark}>
      <Logo variant="small" />
    </Link>
  )
}
