import { round } from '@repo/pictures/plan/geometry.ts'
import styles from './steps-section.module.css'

/** Pixels of a man-day down the page. */
const scale = 27

interface DayLineProps {
  days: number
  /** Written along a line that is long enough. */
  text: string
}

/** A dimension line down the page, true to the scale of man-days. */
export function DayLine({ days, text }: DayLineProps) {
  const end = round(days * scale)
  const tick = 'm-4 4l8-8'
  return (
    <svg className={styles.line} width="24" height={end + 10} aria-hidden="true">
      <path d={`M12 5v${end}M4 5h16M4 ${end + 5}h16M12 5${tick}M12 ${end + 5}${tick}`} />
      {text.length * 9 < end && (
        <text transform={`translate(16 ${end / 2 + 5})rotate(-90)`}>{text}</text>
      )}
    </svg>
  )
}
