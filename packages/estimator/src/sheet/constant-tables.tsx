import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { NameKey } from '../explain/formula-groups.ts'
import { bareNumber } from '../explain/quantity.ts'
import { nameOf } from '../explain/term-formatter.ts'
import { unitOf } from '../explain/units.ts'
import { localFactor } from '../model/local-money.ts'
import type { ConstantKey } from '../model/measures/constants.ts'
import { countryRow } from '../model/price-list.ts'
import { isKeyOf } from '@repo/platform/values/records.ts'
import { unitPrice, type SheetData } from './figures.ts'
import styles from './offer-sheet.module.css'
import type { Used } from './used.ts'

/** Every value of the price list that the results rest on, money in the country's currency. */
export function ConstantTables({ used, ...data }: SheetData & { used: Used }) {
  const { estimate, priceList, words, names } = data
  const { columns } = words
  const { constants } = priceList
  const { site, values } = used
  const isBanded = (key: NameKey): key is ConstantKey =>
    isKeyOf(constants, key) && constants[key].band !== undefined
  const others = values.filter((key) => !isBanded(key))
  const half = Math.ceil(others.length / 2)
  return (
    <section>
      <h3>{words.constants}</h3>
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
          </tr>
        </thead>
        <tbody>
          {values.filter(isBanded).map((key) => {
            const { value, band } = constants[key]
            const local = (amount: number) => figure(data, key, amount * factorOf(data, key))
            return (
              <tr key={key}>
                <th scope="row">{names.constants[key]}</th>
                <td data-number>{band && local(band.cautious)}</td>
                <td data-number>
                  <b>{local(value)}</b>
                </td>
                <td data-number>{band && local(band.optimistic)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={styles.pair}>
        {[others.slice(0, half), others.slice(half)].map((keys) => (
          <table key={keys[0]} className={styles.table}>
            <tbody>
              {keys.map((key) => (
                <tr key={key}>
                  <th scope="row">{nameOf({ names, terms: data.terms.terms }, key)}</th>
                  <td data-number>{figure(data, key, site.number(key))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}

const factorOf = ({ priceList, estimate }: SheetData, key: ConstantKey): number =>
  localFactor(key, countryRow(priceList, estimate.input.country))

/** With every digit that the calculation uses. */
const figure = (data: SheetData, key: NameKey, value: number): string =>
  unitOf(key, data.estimate.input.forkliftType) === 'share'
    ? bareNumber(data.lang, value, 'share')
    : unitPrice(data, value)
