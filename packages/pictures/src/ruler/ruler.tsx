import { formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import styles from './ruler.module.css'

/** The scale runs from nothing to this share. */
const rulerEnd = 0.4

const marks = [0, 0.1, 0.2, 0.3, 0.4]
const ticks = Array.from({ length: 41 }, (_, at) => {
  const unlabelled = at % 5 ? 6 : 3
  return `M${at} 9V${at % 10 ? unlabelled : 0}`
})

/** `className` gives them their place. */
interface RulerProps {
  lang: Lang
  className?: string | undefined
}

/** The one scale on which the figures of the case studies are compared. */
export function Ruler({ lang, className }: RulerProps) {
  return (
    <svg className={classes(styles.ruler, className)} width="100%" height="32" aria-hidden="true">
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

interface RulerBarProps {
  share: number
  className?: string | undefined
}

/** The size of a change on the scale of the ruler; one that rises has the colours the other way round. */
export function RulerBar({ share, className }: RulerBarProps) {
  const end = `${(Math.abs(share) / rulerEnd) * 100}%`
  return (
    <svg
      className={classes(styles.bar, share > 0 && styles.more, className)}
      width="100%"
      height="32"
      aria-hidden="true"
    >
      <rect y="32%" width={end} height="36%" />
      <rect x={end} y="16%" width="2" height="68%" />
    </svg>
  )
}

interface ChangeProps extends RulerProps {
  share: number
}

/** A change with its direction; the percent sign smaller than the number, as the language spaces it. */
export function Change({ lang, share, className }: ChangeProps) {
  const text = formatPercent(lang, Math.abs(share))
  const digits = text.match(/^\d+/)?.[0] ?? ''
  return (
    <span className={classes(styles.figure, className)}>
      {share < 0 ? '−' : '+'}
      {digits}
      <small>{text.slice(digits.length)}</small>
    </span>
  )
}

const classes = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ')
