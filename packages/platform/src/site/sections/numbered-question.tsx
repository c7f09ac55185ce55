import styles from './numbered-question.module.css'

/** A question of a page that is coming soon, behind its number in a circle: its list resets `question`. */
export const NumberedQuestion = ({ children }: { children: string }) => (
  <p className={styles.question}>{children}</p>
)
