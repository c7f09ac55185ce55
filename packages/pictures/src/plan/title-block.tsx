import { brand } from '@repo/platform/brand/brand.ts'
import styles from './title-block.module.css'

interface TitleBlockProps {
  /** What is drawn, its grid or scale, where it comes from. */
  lines: readonly string[]
  /** Its lines stand side by side, for a wide figure; else one below the other. */
  wide?: boolean
  className?: string | undefined
}

/** The foot of a drawing: who drew it, and the lines that name it. */
export function TitleBlock({ lines, wide, className }: TitleBlockProps) {
  const classes = [styles.block, wide && styles.wide, className]
  return (
    <p className={classes.filter(Boolean).join(' ')}>
      <b>{brand.name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}
