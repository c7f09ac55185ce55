import { Row } from '#src/ui/layout/row.tsx'
import styles from './search-button.module.css'

/** Opens the palette. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <Row
      as="button"
      unbroken
      gap="075"
      align="center"
      type="button"
      className={styles.button}
      aria-keyshortcuts="Control+K"
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
        <circle cx="7" cy="7" r="4.5" stroke="currentColor" strokeWidth="1.5" />
        <path d="m10.5 10.5 4 4" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span>Search or jump to…</span>
      <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
    </Row>
  )
}

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')
