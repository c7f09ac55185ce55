import { fillIn } from '#src/i18n/fill-in.ts'
import { formatNumber, formatPercent } from '#src/i18n/format.ts'
import { benefitParts, investmentParts, type Part } from '../model/breakdown.ts'
import type { ResultKey } from '../model/measures/results.ts'
import styles from './offer-sheet.module.css'
import type { SheetData } from './sheet-data.ts'

/** What the investment and the benefit add up from. */
export function PartsTables(data: SheetData) {
  const { results } = data.estimate
  const { words } = data
  return (
    <div className={styles.pair}>
      <PartsTable data={data} heading={words.investmentParts} parts={investmentParts(results)} />
      <PartsTable data={data} heading={words.benefitParts} parts={benefitParts(results)} />
    </div>
  )
}

interface Props {
  data: SheetData
  heading: string
  parts: readonly Part[]
}

function PartsTable({ data, heading, parts }: Props) {
  const { lang, estimate, words, names } = data
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  const nameOf = (key: string) =>
    key === 'downtimeValue' ? words.downtimeValue : names.results[key as ResultKey]
  return (
    <section className={styles.keep}>
      <h2>{heading}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.item}</th>
            <th scope="col" data-number>
              {fillIn(words.columns.amount, { currency: estimate.currency })}
            </th>
            <th scope="col" data-number>
              {words.columns.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, amount }) => (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              <td data-number>{formatNumber(lang, amount)}</td>
              <td data-number>{formatPercent(lang, sum > 0 ? amount / sum : 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            <td data-number>{formatNumber(lang, sum)}</td>
            <td data-number>{formatPercent(lang, 1)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
