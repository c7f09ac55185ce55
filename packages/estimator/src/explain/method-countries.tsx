import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatPercent, written } from '@repo/platform/i18n/format.ts'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import type { CountryRow } from '../model/country-row.ts'
import { countryRow } from '../model/price-list.ts'
import { gridCo2Source, OperatorBasis } from './assumption.tsx'
import { pricedCountries } from './country-names.ts'
import type { MethodPart } from './method-parts.tsx'
import styles from './method.module.css'
import { Source } from './source.tsx'

const leastDigits: Partial<Record<keyof CountryRow, number>> = {
  priceIndex: 2,
  electricity: 2,
  lpg: 2,
  diesel: 2,
  gridCo2: 3,
}

/** One row for each country that has prices. */
export function MethodCountries(props: MethodPart) {
  const { lang, priceList, words, terms } = props
  const { columns } = words
  const numbers = ['fx', 'priceIndex', 'manDay', 'operator'] as const
  const energy = ['electricity', 'lpg', 'diesel', 'gridCo2'] as const
  const order = ['currency', ...numbers, ...energy, 'vatRate'] as const
  const text = (row: CountryRow, column: (typeof order)[number]) => {
    if (column === 'currency') return row.currency
    if (column === 'vatRate')
      return row.vatRate === null ? words.none : formatPercent(lang, row.vatRate / 100, 1)
    const digits = { minimumFractionDigits: leastDigits[column] ?? 0, maximumFractionDigits: 4 }
    return written(lang, row[column], digits)
  }
  return (
    <>
      <table className={styles.table}>
        <caption>{words.countriesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{terms.names.inputs.country}</th>
            {order.map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pricedCountries(priceList, lang).map(([code, name]) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              {order.map((column) => (
                <td key={column} data-label={columns[column]}>
                  {text(countryRow(priceList, code), column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CountrySources {...props} />
    </>
  )
}

/** The sources of the columns. */
function CountrySources({ lang, priceList, words, terms }: MethodPart) {
  const { rows, label } = terms
  const ours = fillIn(label.ourPrices, { version: priceList.version })
  const withBasis = (key: string) =>
    pricedCountries(priceList, lang).flatMap(([code, name]) =>
      countryRow(priceList, code).operatorBasis.split(' ')[0] === key ? [name] : [],
    )
  const { fx, priceIndex, manDay, gridCo2 } = words.columns
  const bases = Object.keys(priceList.operatorBases).filter((key) => withBasis(key).length > 0)
  const list = new Intl.ListFormat(localeOf[lang], { type: 'conjunction' })
  const notes = [
    [fx, rows.fx],
    [priceIndex, ours],
    [manDay, ours],
    [terms.terms.energyPrice, rows.energyPrice],
  ]
  return (
    <ul className={styles.sources}>
      {notes.map(([column, note]) => note && <li key={column}>{`${column} · ${note}`}</li>)}
      {rows.gridCo2 && (
        <li>
          {gridCo2} · <Source source={gridCo2Source} note={rows.gridCo2} />
        </li>
      )}
      {bases.map((key) => (
        <li key={key}>
          {fillIn(words.basisOf, { countries: list.format(withBasis(key)) })} ·{' '}
          <OperatorBasis basis={key} priceList={priceList} words={terms} />
        </li>
      ))}
    </ul>
  )
}
