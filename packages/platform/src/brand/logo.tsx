import { brand } from './brand.ts'
import styles from './logo.module.css'
import { mark } from './mark.ts'

/** The name with its mark. */
export function Logo({ variant = 'normal' }: { variant?: 'normal' | 'small' | 'large' }) {
  return (
    <span className={variant === 'normal' ? styles.logo : `${styles.logo} ${styles[variant]}`}>
      <LogoMark />
      {brand.name}
    </span>
  )
}

function LogoMark() {
  const { size, distances, stroke, point } = mark
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      aria-hidden="true"
      className={styles.mark}
    >
      <path d={distances} stroke="currentColor" strokeWidth={stroke} />
      <circle {...point} className={styles.tag} />
    </svg>
  )
}
