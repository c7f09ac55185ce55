import styles from './loading.module.css'
import { LoadingMark } from './loading-mark.tsx'

/** The full-page loading image; `site/client.ts` removes it when the window has loaded. */
export function LoadingPage() {
  return (
    <div className={styles.page} data-loading aria-hidden="true">
      <LoadingMark />
    </div>
  )
}
