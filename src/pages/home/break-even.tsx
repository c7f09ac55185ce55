import { averagePaybackMonths } from '#src/facts/claims.ts'
import { formatNumber, formatPercent } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { BreakEvenChart } from '#src/drawings/break-even/break-even-chart.tsx'
import styles from './break-even.module.css'
import { words } from './words.ts'

/** Months until the benefit has paid for the investment: round sample numbers. */
const sample = { optimistic: 5, middle: 8, cautious: 16 }
const months = 18

/** In investments. */
const course = (payback: number) => ({ start: -1, perMonth: 1 / payback })
const statedAt = `${(averagePaybackMonths / months) * 100}%`

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
      <div className={styles.chart}>
        <BreakEvenChart
          months={months}
          step={3}
          bottom={-1}
          top={1}
          levels={[-1, -0.5, 0, 0.5, 1].map((value) => ({ value, label: share(value) }))}
          optimistic={course(sample.optimistic)}
          middle={course(sample.middle)}
          cautious={course(sample.cautious)}
          crossings={cells.map(({ month }) => ({
            month,
            label: formatNumber(lang, month),
            isMain: month === sample.middle,
          }))}
        >
          <g className={styles.stated}>
            <line x2={statedAt} y1="-18" y2="-18" />
            <line y1="-23" y2="-13" />
            <line x1={statedAt} x2={statedAt} y1="-23" y2="-13" />
            <text x="0" y="-30">
              {fill(lang, stated, { months: averagePaybackMonths })}
            </text>
          </g>
        </BreakEvenChart>
      </div>
      <p className={styles.axis}>{axis}</p>
      <figcaption>{fill(lang, note, sample)}</figcaption>
    </figure>
  )
}
