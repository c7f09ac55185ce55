import { Menu } from '@base-ui/react/menu'
import { useDeferredValue, useState, type ReactElement } from 'react'
import styles from './row-menu.module.css'

export interface MenuEntry {
  label: string
  onSelect?: () => void
  /** A link in place of an action. */
  link?: ReactElement
  danger?: boolean
}

interface Props {
  label: string
  entries: readonly MenuEntry[]
}

/**
 * The menu of actions of one row, behind three dots. A list draws its rows with the dots alone, and
 * makes the menus after they have been painted.
 */
export function RowMenu({ label, entries }: Props) {
  const isDrawn = useDeferredValue(true, false)
  const [pressed, setPressed] = useState(false)
  if (!isDrawn)
    return (
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        onClick={() => setPressed(true)}
      >
        {dots}
      </button>
    )
  return (
    <Menu.Root defaultOpen={pressed}>
      <Menu.Trigger className={styles.trigger} aria-label={label}>
        {dots}
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

const dots = (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
    <circle cx="2.5" cy="8" r="1.5" />
    <circle cx="8" cy="8" r="1.5" />
    <circle cx="13.5" cy="8" r="1.5" />
  </svg>
)
