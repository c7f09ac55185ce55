import { Columns } from '#src/ui/layout/columns.tsx'
import styles from './numbered-question.module.css'

/** A question of a page that is coming soon, behind its number in a circle: its list resets `question`. */
export const NumberedQuestion = ({ children }: { children: string }) => (
  <Columns as="p" gap="150" align="baseline" className={styles.question}>
    {children}
  </Columns>
)
