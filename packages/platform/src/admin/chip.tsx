import styles from './chip.module.css'

type Tone = 'green' | 'amber' | 'orange' | 'teal' | 'grey'

/** A status as a dot and a label; a hollow dot means not yet begun. */
export function Chip({
  tone,
  children,
  hollow,
}: {
  tone: Tone
  children: string
  hollow?: boolean
}) {
  return (
    <span className={styles.chip} data-tone={tone} data-hollow={hollow || undefined}>
      {children}
    </span>
  )
}
