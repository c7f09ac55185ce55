import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import { picks } from '../explain/formulas.ts'
import { unitOf } from '../explain/units.ts'
import type { RoiInput } from '../model/input.ts'
import type { ConstantKey } from '../model/measures/constants.ts'
import type { ColumnKey } from '../model/measures/country-row.ts'
import { localFactor } from '../model/local-money.ts'
import { countryRow } from '../model/price-list.ts'
import { roundTo } from '../model/rounding.ts'
import { plainNumber, unitPrice, type SheetData } from './figures.ts'
import styles from './offer-sheet.module.css'

/** The constants used for this site, money in its currency. */
export function ConstantsTable(data: SheetData) {
  const { estimate, priceList, words, names } = data
  const { columns } = words
  return (
    <section className={styles.keep}>
      <h2>{words.constants}</h2>
      <p className={styles.note}>{fillIn(words.constantsNote, { currency: estimate.currency })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col" data-number>
              {columns.cautious}
            </th>
            <th scope="col" data-number>
              {columns.value}
            </th>
            <th scope="col" data-number>
              {columns.optimistic}
            </th>
            <th scope="col" data-number>
              {columns.range}
            </th>
          </tr>
        </thead>
        <tbody>
          {shownConstants(estimate.input).map((key) => {
            const { value, range, band } = priceList.constants[key]
            const [least, most] = range
            return (
              <tr key={key}>
                <th scope="row">{names.constants[key]}</th>
                <td data-number>{band && figure(data, key, band.cautious)}</td>
                <td data-number>
                  <b>{figure(data, key, value)}</b>
                </td>
                <td data-number>{band && figure(data, key, band.optimistic)}</td>
                <td data-number>
                  {least < most && `${figure(data, key, least)} – ${figure(data, key, most)}`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** The row of the country: prices and costs there. */
export function CountryTable(data: SheetData) {
  const { estimate, priceList, words } = data
  const row = countryRow(priceList, estimate.input.country)
  return (
    <section className={styles.keep}>
      <h2>{words.countryRow}</h2>
      <table className={`${styles.table} ${styles.narrow}`}>
        <tbody>
          {shownOfCountry(estimate.input).map((key) => (
            <tr key={key}>
              <th scope="row">{fillIn(words.row[key], { currency: row.currency })}</th>
              <td data-number>{(isRatio(key) ? plainNumber : unitPrice)(data, row[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function figure(data: SheetData, key: ConstantKey, value: number): string {
  if (isShare(key, data.estimate.input)) return formatPercent(data.lang, value)
  const row = countryRow(data.priceList, data.estimate.input.country)
  return unitPrice(data, roundTo(value * localFactor(key, row), 2))
}

const isShare = (key: ConstantKey, { forkliftType }: RoiInput): boolean =>
  unitOf(key, forkliftType) === 'share'

/** Those with a band, those of the case results, and those of this site's options. */
function shownConstants(input: RoiInput): ConstantKey[] {
  return [
    'anchorPrice',
    'tagPrice',
    'gatewayPrice',
    picks.feeBase(input),
    picks.term(input),
    picks.realisation(input),
    'usableRange',
    'idleShare',
    'searchShare',
    'retrievalShare',
    'moneyShare',
    'idlingCut',
    'searchCut',
    'retrievalCut',
    'fewerForklifts',
    'throughputGain',
    'impactCut',
    'complianceCut',
    'palletRevenue',
    picks.truckYear(input),
  ]
}

/** Not an amount of money. */
const isRatio = (key: ColumnKey): boolean => unitOf(key, 'electric') !== 'money'

function shownOfCountry({ forkliftType }: RoiInput): ColumnKey[] {
  const energy =
    forkliftType === 'electric' ? (['electricity', 'gridCo2'] as const) : [forkliftType]
  return ['manDay', 'operator', ...energy]
}
