import { LoadingMark } from './loading-mark.tsx'
import styles from './loading.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** While a section is on its way. */
export function LoadingImage({ label }: { label: string }) {
  return (
    <output className={styles.local}>
      <LoadingMark />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
