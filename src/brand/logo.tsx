import { brand } from './brand.ts'
import styles from './logo.module.css'

/** The name with its mark: three distances, one point that fits them. */
export function Logo({ variant = 'normal' }: { variant?: 'normal' | 'small' }) {
  return (
    <span className={variant === 'small' ? `${styles.logo} ${styles.small}` : styles.logo}>
      <LogoMark />
      {brand.name}
    </span>
  )
}

function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <path
        d="M3.5 3.5 16.3 16.3M28.5 4 23.7 15M4 28.5 15 23.7"
        stroke="currentColor"
        strokeWidth="4"
      />
      <circle cx="21" cy="21" r="5.2" className={styles.tag} />
    </svg>
  )
}
