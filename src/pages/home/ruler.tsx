import { formatPercent } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import styles from './results.module.css'

/** The scale runs from nothing to this share. */
export const rulerEnd = 0.4

const marks = [0, 0.1, 0.2, 0.3, 0.4]
const ticks = Array.from({ length: 41 }, (_, at) => `M${at} 9V${at % 10 ? (at % 5 ? 6 : 3) : 0}`)

export function Ruler({ lang }: { lang: Lang }) {
  return (
    <svg className={styles.ruler} width="100%" height="32" aria-hidden="true">
      {marks.map((mark) => (
        <text key={mark} x={`${(mark / rulerEnd) * 100}%`} y="16">
          {formatPercent(lang, mark)}
        </text>
      ))}
      <svg y="23" height="9" viewBox="0 0 40 9" preserveAspectRatio="none">
        <path d={ticks.join('')} />
      </svg>
    </svg>
  )
}
