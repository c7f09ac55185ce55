import { fillIn } from '#src/i18n/fill-in.ts'
import { formatMoney, formatNumber } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { BreakEvenChart } from '#src/drawings/break-even/break-even-chart.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { ResultWords } from '../messages/result/result-words.ts'
import { benefitOf } from '../model/breakdown.ts'
import type { Estimate } from '../model/estimate.ts'
import type { BandedLine, Line } from '../model/lines.ts'
import type { Results } from '../model/results.ts'
import { axisTicks, moneyUnit, monthsAxis } from './axis.ts'
import { monthsText } from './format-result.ts'
import styles from './payback-chart.module.css'

interface PaybackChartProps {
  lang: Lang
  estimate: Estimate
  /** The line of the headline. */
  line: BandedLine
  words: ResultWords
}

const courseOf = ({ spent }: Line, results: Results) => ({
  start: -spent,
  perMonth: benefitOf(results) / 12,
})

/** Cumulative benefit less what is spent, with the payback and its band. */
export function PaybackChart({ lang, estimate, line, words }: PaybackChartProps) {
  const { results, band, currency } = estimate
  const middle = courseOf(line, results)
  const cautious = courseOf(line.band.low, band.low)
  const optimistic = courseOf(line.band.high, band.high)
  const { paybackMonths: payback = null } = line
  const { paybackMonths: early = null } = line.band.high
  const { paybackMonths: late = null } = line.band.low
  const { months, step } = monthsAxis(payback, late)
  const bottom = Math.min(middle.start, cautious.start, optimistic.start) * 1.04
  const top = Math.max(middle.start + middle.perMonth * months, -bottom * 0.4)
  const levels = axisTicks(bottom, top)
  const { unit, digits, isMillions } = moneyUnit(levels)
  const level = (value: number) =>
    (value > 0 ? '+' : '') + formatNumber(lang, value / unit, value ? digits : 0)
  const crossings = [early, payback, late].flatMap((month) =>
    month !== null && month <= months
      ? [{ month, label: formatNumber(lang, month, 1), isMain: month === payback }]
      : [],
  )
  return (
    <figure>
      <h3>{words.chart}</h3>
      <BreakEvenChart
        months={months}
        step={step}
        bottom={bottom}
        top={top}
        levels={levels.map((value) => ({ value, label: level(value) }))}
        optimistic={optimistic}
        middle={middle}
        cautious={cautious}
        crossings={crossings}
      />
      <p className={styles.axes} aria-hidden="true">
        <span>{words.goLive}</span>
        <span>{fillIn(isMillions ? words.millions : words.thousands, { currency })}</span>
      </p>
      <figcaption>
        <VisuallyHidden>
          {fillIn(words.chartText, {
            investment: formatMoney(lang, line.spent, currency),
            monthly: formatMoney(lang, middle.perMonth, currency),
            payback: monthsText(lang, payback, words),
            optimistic: monthsText(lang, early, words),
            cautious: monthsText(lang, late, words),
          })}
        </VisuallyHidden>
      </figcaption>
    </figure>
  )
}
