import styles from './loading.module.css'

/** Three lanes with something that moves on each. */
export function LoadingMark() {
  return (
    <svg viewBox="0 0 72 40" width="72" height="40" aria-hidden="true">
      <path d="M6 8h60M6 20h60M6 32h60" stroke="currentColor" strokeWidth="2" opacity=".3" />
      <circle cx="6" cy="8" r="5" className={styles.first} />
      <circle cx="6" cy="20" r="4" className={styles.second} />
      <circle cx="6" cy="32" r="4" className={styles.third} />
    </svg>
  )
}
