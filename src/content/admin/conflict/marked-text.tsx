import styles from './marked-text.module.css'
import { wordDiff } from './word-diff.ts'

/** A text with what has been added to it and removed from it. */
export function MarkedText({ from, to }: { from: string; to: string }) {
  if (from === '' && to === '') return <span className={styles.text}>(nothing)</span>
  return (
    <span className={styles.text}>
      {wordDiff(from, to).map(({ text, change }, index) => {
        if (change === 'added') return <ins key={index}>{text}</ins>
        return change === 'removed' ? <del key={index}>{text}</del> : text
      })}
      {to === '' && ' (nothing)'}
    </span>
  )
}
