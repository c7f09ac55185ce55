import { brand } from './brand.ts'
import styles from './logo.module.css'

/** The name with its mark: three lanes, a moving vehicle and a measured tag. */
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
    <svg viewBox="0 0 34 30" width="34" height="30" aria-hidden="true" className={styles.mark}>
      <g stroke="currentColor" strokeWidth="3.2">
        <path d="M0 5h27M0 15.1h19M0 25.2h11" />
      </g>
      <circle cx="29.2" cy="5" r="4.6" className={styles.vehicle} />
      <circle cx="23" cy="15.1" r="2.8" className={styles.tag} />
    </svg>
  )
}
