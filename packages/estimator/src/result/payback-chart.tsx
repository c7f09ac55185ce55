import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { BreakEvenChart } from '@repo/pictures/break-even/break-even-chart.tsx'
import { paybackCurve } from '@repo/pictures/break-even/payback-curve.ts'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import type { ResultWords } from '#words/index.ts'
import type { Estimate } from '../model/estimate.ts'
import type { BandedLine } from '../model/lines.ts'
import type { PriceList } from '../model/price-list.ts'
import { outlooksOf } from '../model/outlooks.ts'
import { monthsText } from './format-result.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'

interface PaybackChartProps {
  lang: Lang
  estimate: Estimate
  priceList: PriceList
  /** The line of the headline. */
  line: BandedLine
  words: ResultWords
}

/** Cumulative benefit less what is spent, with the payback and its band. */
export function PaybackChart({ lang, estimate, priceList, line, words }: PaybackChartProps) {
  const { currency } = estimate
  const outlooks = outlooksOf(estimate, line, priceList)
  const { optimistic, middle, cautious } = outlooks
  const { chart, isMillions } = paybackCurve(lang, outlooks)
  return (
    <figure>
      <h3>{words.chart}</h3>
      <BreakEvenChart {...chart} />
      <Text as="div" size="chart" tone="muted" aria-hidden="true">
        <Row justify="between" gap="050 200">
          <span>{words.goLive}</span>
          <span>{fillIn(isMillions ? words.millions : words.thousands, { currency })}</span>
        </Row>
      </Text>
      <figcaption>
        <VisuallyHidden>
          {fillIn(words.chartText, {
            investment: formatMoney(lang, middle.spent, currency),
            monthly: formatMoney(lang, middle.perMonth, currency),
            payback: monthsText(lang, middle.payback, words),
            optimistic: monthsText(lang, optimistic.payback, words),
            cautious: monthsText(lang, cautious.payback, words),
          })}
        </VisuallyHidden>
      </figcaption>
    </figure>
  )
}
