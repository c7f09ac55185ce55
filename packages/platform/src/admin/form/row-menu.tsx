import { Menu } from '@base-ui/react/menu'
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react'
import popupStyles from './popup.module.css'
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
 * The menu of actions of one row, behind three dots. A list draws the dots alone: its many menus took
 * as long as all else in its rows, so each is made when somebody opens it.
 */
export function RowMenu({ label, entries }: Props) {
  const [openedBy, setOpenedBy] = useState<string>()
  if (openedBy) return <MadeMenu label={label} entries={entries} openedBy={openedBy} />
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={({ detail }) => setOpenedBy(detail === 0 ? 'Enter' : 'pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setOpenedBy(event.key)
      }}
    >
      {dots}
    </button>
  )
}

/** `openedBy`: a key, which chooses an entry as it opens the menu, or the pointer, which chooses none. */
function MadeMenu({ label, entries, openedBy }: Props & { openedBy: string }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const byPointer = openedBy === 'pointer'

  const press = useEffectEvent(() => {
    if (byPointer) return
    trigger.current?.focus()
    if (openedBy === 'Enter') trigger.current?.click()
    else
      trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key: openedBy, bubbles: true }))
  })
  useEffect(() => press(), [])

  return (
    <Menu.Root defaultOpen={byPointer}>
      <Menu.Trigger ref={trigger} className={styles.trigger} aria-label={label}>
        {dots}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={popupStyles.positioner} align="end" sideOffset={4}>
          <Menu.Popup className={`${popupStyles.box} ${styles.popup}`}>
            {entries.map((entry) => (
              <Menu.Item
                key={entry.label}
                className={popupStyles.item}
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
