import { DetailsContent, type DetailsProps } from './details-content.tsx'
import { DetailsPanel } from './details-panel.tsx'
import styles from './result-details.module.css'

/** The details in their panel, for pages rendered in the browser. */
export function ResultDetails(props: DetailsProps) {
  return (
    <DetailsPanel title={props.words.details}>
      <div className={styles.columns}>
        <DetailsContent {...props} />
      </div>
    </DetailsPanel>
  )
}
