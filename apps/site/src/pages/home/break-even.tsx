import { resultWords } from '@repo/estimator/words/index.ts'
import { BreakEvenChart } from '@repo/pictures/break-even/break-even-chart.tsx'
import { paybackCurve } from '@repo/pictures/break-even/payback-curve.ts'
import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './break-even.module.css'
import type { ExampleEstimate } from './data.ts'
import { homeWords as words } from '#words/index.ts'

interface BreakEvenProps {
  lang: Lang
  example: ExampleEstimate
}

/** The payback of the calculator's example, with its chart. */
export function BreakEven({ lang, example }: BreakEvenProps) {
  const text = words[lang].breakEven
  const { facts } = words[lang].estimate
  const { country, currency, outlooks, rentedPayback, rent } = example
  const { optimistic, middle, cautious } = outlooks
  const { chart } = paybackCurve(lang, outlooks)
  // Above the stated average, bought and rented hardware have the same weight.
  const isAboveAverage = (middle.payback ?? Infinity) >= averagePaybackMonths
  const number = (months: number | null) => (months === null ? '–' : formatNumber(lang, months, 1))
  return (
    <figure>
      <Row as="p" justify="between" gap="100 300" align="baseline" className={styles.head}>
        <span>{fill(lang, text.example, { country })}</span>{' '}
        <strong>{fill(lang, text.months, { number: number(middle.payback) })}</strong>
      </Row>
      {isAboveAverage && (
        <Row as="p" justify="between" gap="100 300" align="baseline" className={styles.head}>
          <span>
            {facts.rented} ({fill(lang, facts.rentCounted, rent)})
          </span>{' '}
          <strong>{fill(lang, text.months, { number: number(rentedPayback) })}</strong>
        </Row>
      )}
      <BreakEvenChart {...chart} />
      <Text size="chart" tone="muted" className={styles.axis}>
        {text.axis}
      </Text>
      <Text as="figcaption" size="chart" tone="muted" above="100">
        {fill(lang, text.note, {
          currency,
          low: number(optimistic.payback),
          high: number(cautious.payback),
        })}{' '}
        {resultWords[lang].scope}
      </Text>
    </figure>
  )
}
