import { Menu } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import styles from './row-menu.module.css'

export interface MenuEntry {
  label: string
  onSelect?: () => void
  /** A link in place of an action. */
  link?: ReactElement
  danger?: boolean
}

/** The menu of actions of one row, behind three dots. */
export function RowMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.trigger} aria-label={label}>
        <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
          <circle cx="2.5" cy="8" r="1.5" />
          <circle cx="8" cy="8" r="1.5" />
          <circle cx="13.5" cy="8" r="1.5" />
        </svg>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} align="end" sideOffset={4}>
          <Menu.Popup className={styles.popup}>
            {entries.map((entry) => (
              <Menu.Item
                key={entry.label}
                className={styles.item}
                data-danger={entry.danger || undefined}
                onClick={entry.onSelect}
                render={entry.link}
              >
                {entry.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
