import { averagePaybackMonths } from '#src/content/claims.ts'
import { formatNumber, formatPercent } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import styles from './break-even.module.css'
import { words } from './words.ts'

/** Months until the benefit has paid for the investment: round sample numbers. */
const sample = { optimistic: 5, middle: 8, cautious: 16 }
const months = 18
/** Shares of the investment, from the first day's outlay up. */
const [bottom, top] = [-1, 1]

const across = (month: number) => `${round((month / months) * 100)}%`
const down = (share: number) => `${round(((top - share) / (top - bottom)) * 100)}%`
const round = (value: number) => Math.round(value * 100) / 100

/** Height in the unit square's drawing: shares times 100, downwards from the top. */
const height = (payback: number, month: number) => round((top + 1 - month / payback) * 100)
const leaves = (payback: number) => payback * (top + 1)

const band = `M0 200L${leaves(sample.optimistic)} 0H${months}V${height(sample.cautious, months)}Z`
const line = (payback: number) => {
  const end = Math.min(months, leaves(payback))
  return `M0 200L${end} ${height(payback, end)}`
}

/** An example of the estimate's chart: cumulative benefit less investment, over the months. */
export function BreakEven({ lang }: { lang: Lang }) {
  const { example, optimistic, middle, cautious, unit, axis, stated, note } = words[lang].breakEven
  const cells = [
    { label: optimistic, month: sample.optimistic },
    { label: middle, month: sample.middle },
    { label: cautious, month: sample.cautious },
  ]
  const share = (value: number) =>
    `${value < 0 ? '−' : value > 0 ? '+' : ''}${formatPercent(lang, Math.abs(value))}`
  return (
    <figure data-ground="ink" className={styles.panel}>
      <p className={styles.example}>{example}</p>
      <dl className={styles.cells}>
        {cells.map(({ label, month }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {formatNumber(lang, month)} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <svg className={styles.chart} width="100%" height="280" aria-hidden="true">
        {[-1, -0.5, 0, 0.5, 1].map((value) => (
          <g key={value} className={value ? styles.rule : styles.zero}>
            <line x2="100%" y1={down(value)} y2={down(value)} />
            <text x="-10" y={down(value)} dy="4">
              {share(value)}
            </text>
          </g>
        ))}
        <svg viewBox={`0 0 ${months} 200`} preserveAspectRatio="none">
          <path className={styles.band} d={band} />
          <path className={styles.edge} d={line(sample.optimistic) + line(sample.cautious)} />
          <path className={styles.line} d={line(sample.middle)} />
        </svg>
        <line
          className={styles.drop}
          x1={across(sample.middle)}
          x2={across(sample.middle)}
          y1={down(0)}
          y2="100%"
        />
        {cells.map(({ label, month }) => (
          <g key={label} className={styles.crossing}>
            <circle cx={across(month)} cy={down(0)} r={month === sample.middle ? 7 : 4} />
            <text x={across(month)} y={down(0)} dx="9" dy="20">
              {month}
            </text>
          </g>
        ))}
        <g className={styles.stated}>
          <line x2={across(averagePaybackMonths)} y1="-18" y2="-18" />
          <line y1="-23" y2="-13" />
          <line
            x1={across(averagePaybackMonths)}
            x2={across(averagePaybackMonths)}
            y1="-23"
            y2="-13"
          />
          <text x="0" y="-30">
            {fill(lang, stated, { months: averagePaybackMonths })}
          </text>
        </g>
        {[0, 3, 6, 9, 12, 15, 18].map((month) => (
          <text key={month} className={styles.month} x={across(month)} y="100%" dy="22">
            {month}
          </text>
        ))}
      </svg>
      <p className={styles.axis}>{axis}</p>
      <figcaption>{fill(lang, note, sample)}</figcaption>
    </figure>
  )
}
