import styles from './marked-text.module.css'
import { wordDiff } from './word-diff.ts'

interface Props {
  from: string
  to: string
}

/** A text with what has been added to it and removed from it. */
export function MarkedText({ from, to }: Props) {
  return (
    <span className={styles.text}>
      <MarkedWords from={from} to={to} />
      {to === '' && ' (nothing)'}
    </span>
  )
}

/** The same within other text. */
export const MarkedWords = ({ from, to }: Props) =>
  wordDiff(from, to).map(({ text, change }, index) => {
    if (change === 'added') return <ins key={index}>{text}</ins>
    return change === 'removed' ? <del key={index}>{text}</del> : text
  })
