import { BreakEvenChart } from '@repo/pictures/break-even/break-even-chart.tsx'
import { paybackCurve } from '@repo/pictures/break-even/payback-curve.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { headlineOf, linesOf } from '../model/lines.ts'
import { outlooksOf } from '../model/outlooks.ts'
import type { SheetData } from './figures.ts'
import styles from './offer-sheet.module.css'

/** Cumulative benefit less what is spent, of bought hardware or of the pilot. */
export function BreakEvenFigure({ lang, estimate, priceList, words }: SheetData) {
  const { heading, months, thousands, millions } = words.chart
  const line = headlineOf(linesOf(estimate, priceList), 'bought')
  const { chart, isMillions } = paybackCurve(lang, outlooksOf(estimate, line, priceList))
  const { currency } = estimate
  return (
    <figure className={styles.figure}>
      <h3>{heading}</h3>
      <BreakEvenChart {...chart} />
      <figcaption className={styles.note}>
        {months} · {fillIn(isMillions ? millions : thousands, { currency })}
      </figcaption>
    </figure>
  )
}
