import { useDelayed } from '../use-delayed.ts'
import styles from './skeleton-rows.module.css'

/** Rows to come; a list that arrives within 150 ms never shows them. */
export function SkeletonRows({ count = 8 }: { count?: number }) {
  const late = useDelayed(true)
  if (!late) return <div className={styles.wait} />
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
