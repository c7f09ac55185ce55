import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import type { ResultWords } from '#words/index.ts'
import type { BandedLine } from '../model/lines.ts'
import { labelAnchor, labelPlaces, percent, rulerScale, rulerTicks } from './axis.ts'
import styles from './band-ruler.module.css'

/** Months */
const widest = 240

interface BandRulerProps {
  lang: Lang
  line: BandedLine
  words: ResultWords
}

/** The payback between its optimistic and its cautious end, with the stated average beside it. */
export function BandRuler({ lang, line, words }: BandRulerProps) {
  const { paybackMonths: middle = null, band } = line
  const { paybackMonths: optimistic = null } = band.high
  const { paybackMonths: cautious = null } = band.low
  const { end, major } = rulerScale(middle, cautious, optimistic)
  const at = (months: number | null) => Math.min(1, (months ?? end) / end)
  const stated = averagePaybackMonths / end
  // A long label needs the whole width.
  const isWide = end > widest || optimistic === null
  const places = isWide ? labelPlaces(0, 1) : labelPlaces(at(optimistic), at(cautious))
  const ends = [
    { label: words.optimistic, months: optimistic },
    { label: words.cautious, months: cautious },
  ].map(({ label, months }, side) => ({
    label,
    months,
    text:
      months === null
        ? words.notReached
        : fillIn(words.months, { value: formatNumber(lang, months, 1) }),
    place: places[side]!,
  }))
  return (
    <svg
      className={styles.ruler}
      width="100%"
      height="108"
      role="img"
      aria-label={ends.map(({ label, text }) => `${label}${colon(lang)}${text}`).join(', ')}
    >
      <rect
        className={styles.band}
        x={percent(at(optimistic))}
        y="42"
        width={percent(at(cautious) - at(optimistic))}
        height="18"
      />
      <line className={styles.base} x2="100%" y1="60" y2="60" />
      <svg y="60" height="8" viewBox={`0 0 ${end} 8`} preserveAspectRatio="none">
        <path className={styles.ticks} d={rulerTicks(end, major)} />
      </svg>
      <g className={styles.stated}>
        <line x1={percent(stated)} x2={percent(stated)} y1="20" y2="60" />
        <text x={percent(stated)} y="14" textAnchor={labelAnchor(stated)}>
          {fillIn(words.stated, { months: averagePaybackMonths })}
        </text>
      </g>
      {middle !== null && middle <= end && (
        <g className={styles.point}>
          <line x1={percent(at(middle))} x2={percent(at(middle))} y1="38" y2="60" />
          <text x={percent(at(middle))} y="33">
            {formatNumber(lang, middle, 1)}
          </text>
        </g>
      )}
      {ends.map(({ label, months, text, place: [share, textAnchor] }) => (
        <g key={label} className={styles.end} textAnchor={textAnchor}>
          {months !== null && (
            <line x1={percent(at(months))} x2={percent(at(months))} y1="38" y2="64" />
          )}
          <text x={percent(share)} y="84">
            {text}
          </text>
          <text className={styles.quiet} x={percent(share)} y="102">
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}
