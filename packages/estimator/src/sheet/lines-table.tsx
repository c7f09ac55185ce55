import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber, written } from '@repo/platform/i18n/format.ts'
import { linesOf, type Line } from '../model/lines.ts'
import type { SheetData } from './figures.ts'
import styles from './offer-sheet.module.css'

const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** Buying and renting compared, each line with its range; a pilot has only its own line. */
export function LinesTable({ lang, estimate, priceList, words }: SheetData) {
  const lines = linesOf(estimate, priceList)
  if (lines.length === 1) return null
  const { heading, bought, rented, cost, payback, note } = words.lines
  const money = ({ spent }: Line) => formatNumber(lang, spent)
  const roi = (line: Line) => written(lang, line.roi / 100, percent)
  const months = ({ paybackMonths }: Line) =>
    typeof paybackMonths === 'number'
      ? formatNumber(lang, paybackMonths, 1)
      : words.headline.notReached
  const range = (low: string, high: string) =>
    low === high ? '' : ` (${fillIn(words.headline.between, { low, high })})`
  return (
    <section className={styles.keep}>
      <h3>{heading}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.item}</th>
            <th scope="col" data-number>
              {fillIn(cost, { currency: estimate.currency })}
            </th>
            <th scope="col" data-number>
              {payback}
            </th>
            <th scope="col" data-number>
              ROI
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                {fillIn(line.key === 'rented' ? rented : bought, { months: line.months })}
              </th>
              <td data-number>
                <b>{money(line)}</b>
                {range(money(line.band.high), money(line.band.low))}
              </td>
              <td data-number>
                {line.paybackMonths !== undefined && (
                  <>
                    <b>{months(line)}</b>
                    {range(months(line.band.high), months(line.band.low))}
                  </>
                )}
              </td>
              <td data-number>
                <b>{roi(line)}</b>
                {range(roi(line.band.low), roi(line.band.high))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
