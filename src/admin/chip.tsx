import styles from './chip.module.css'

type Tone = 'green' | 'amber' | 'orange' | 'teal' | 'grey'

/** A state as a dot and a word; a hollow dot is something not yet begun. */
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
