import { DetailsContent, type DetailsProps } from './details-content.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import styles from './result-details.module.css'

/** The details in their panel, for pages rendered in the browser. */
export function ResultDetails(props: DetailsProps) {
  return (
    <section data-ground="ink" className={styles.details}>
      <h2>
        <VisuallyHidden>{props.words.details}</VisuallyHidden>
      </h2>
      <div className={styles.columns}>
        <DetailsContent {...props} />
      </div>
    </section>
  )
}
