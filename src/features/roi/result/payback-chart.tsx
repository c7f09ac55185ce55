import { fillIn } from '#src/i18n/fill-in.ts'
import { formatMoney, formatNumber } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { BreakEvenChart } from '#src/drawings/break-even/break-even-chart.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { ResultWords } from '../messages/result/result-words.ts'
import { benefitOf } from '../model/breakdown.ts'
import type { Estimate } from '../model/estimate.ts'
import type { Results } from '../model/results.ts'
import { axisTicks, moneyUnit, monthsAxis } from './axis.ts'
import { monthsText } from './format-result.ts'
import styles from './payback-chart.module.css'

interface PaybackChartProps {
  lang: Lang
  estimate: Estimate
  words: ResultWords
}

const courseOf = (results: Results) => ({
  start: -results.investment,
  perMonth: benefitOf(results) / 12,
})

/** Cumulative benefit less investment, with the payback and its band. */
export function PaybackChart({ lang, estimate, words }: PaybackChartProps) {
  const { results, band, currency } = estimate
  const middle = courseOf(results)
  const cautious = courseOf(band.low)
  const optimistic = courseOf(band.high)
  const { months, step } = monthsAxis(results.paybackMonths, band.low.paybackMonths)
  const bottom = Math.min(middle.start, cautious.start, optimistic.start) * 1.04
  const top = Math.max(middle.start + middle.perMonth * months, -bottom * 0.4)
  const levels = axisTicks(bottom, top)
  const { unit, digits, isMillions } = moneyUnit(levels)
  const level = (value: number) =>
    (value > 0 ? '+' : '') + formatNumber(lang, value / unit, value ? digits : 0)
  const crossings = [band.high, results, band.low].flatMap(({ paybackMonths: month }) =>
    month !== null && month <= months
      ? [{ month, label: formatNumber(lang, month, 1), isMain: month === results.paybackMonths }]
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
            investment: formatMoney(lang, results.investment, currency),
            monthly: formatMoney(lang, middle.perMonth, currency),
            payback: monthsText(lang, results.paybackMonths, words),
            optimistic: monthsText(lang, band.high.paybackMonths, words),
            cautious: monthsText(lang, band.low.paybackMonths, words),
          })}
        </VisuallyHidden>
      </figcaption>
    </figure>
  )
}
