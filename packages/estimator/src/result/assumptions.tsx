import { memo } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { constantText } from '../explain/term-formatter.ts'
import type { TermWords } from '../explain/term-words.ts'
import type { ResultWords } from '#words/index.ts'
import type { Estimate } from '../model/estimate.ts'
import { withFixedPrices } from '../model/list-prices.ts'
import { countryRow, type PriceList } from '../model/price-list.ts'
import { sensitivities, type Sensitivity } from '../model/sensitivity.ts'
import { percent } from './axis.ts'
import { monthsText } from './format-result.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './result-details.module.css'

const shown = 3

interface AssumptionsProps {
  lang: Lang
  estimate: Estimate
  priceList: PriceList
  terms: TermWords
  words: ResultWords
}

/** The assumptions that move the payback most; the list’s own prices are known. */
export const Assumptions = memo(function Assumptions(props: AssumptionsProps) {
  const { lang, estimate, priceList, terms, words } = props
  const { input, quantities } = estimate
  const greatest = sensitivities(input, withFixedPrices(priceList), quantities).slice(0, shown)
  const { country, forkliftType } = input
  const row = countryRow(priceList, country)
  const longest = Math.max(
    0,
    ...greatest.flatMap(({ low, high }) => [low.months ?? 0, high.months ?? 0]),
  )
  return (
    <section className={styles.assumptions}>
      <h3>{words.sensitivities}</h3>
      <p className={styles.note}>{words.swingsNote}</p>
      <ul>
        {greatest.map((swing) => (
          <li key={swing.key}>
            <p>{terms.names.constants[swing.key]}</p>
            <SwingBar swing={swing} middle={estimate.results.paybackMonths} longest={longest} />
            <Row as="p" justify="between" className={styles.ends}>
              {[swing.low, swing.high].map(({ value, months }) => (
                <span key={value}>
                  {constantText(lang, swing.key, value, { row, forkliftType })}
                  {' → '}
                  <Text as="b" tone="text" weight="medium">
                    {monthsText(lang, months, words)}
                  </Text>
                </span>
              ))}
            </Row>
          </li>
        ))}
      </ul>
    </section>
  )
})

interface SwingBarProps {
  swing: Sensitivity
  middle: number | null
  /** Months at the right end of the axis, also for a payback that is never reached. */
  longest: number
}

function SwingBar({ swing: { low, high }, middle, longest }: SwingBarProps) {
  const scale = longest * 1.05 || 1
  const [from = 0, to = 1] = [low, high]
    .map(({ months }) => (months ?? scale) / scale)
    .sort((one, other) => one - other)
  return (
    <svg className={styles.bar} width="100%" height="12" aria-hidden="true">
      <line x2="100%" y1="6" y2="6" />
      <rect x={percent(from)} y="2" width={percent(to - from)} height="8" />
      {middle !== null && middle <= scale && (
        <line
          className={styles.point}
          x1={percent(middle / scale)}
          x2={percent(middle / scale)}
          y2="12"
        />
      )}
    </svg>
  )
}
