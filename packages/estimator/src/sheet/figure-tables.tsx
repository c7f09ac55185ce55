import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import { fieldKeys } from '../form/fields.ts'
import { benefitParts, investmentParts, type Part } from '../model/breakdown.ts'
import type { InputKey } from '../model/input.ts'
import { resultGroups } from '../model/measures/results.ts'
import {
  resultFigure,
  resultUnit,
  inputFigure,
  inputUnit,
  spacedUnit,
  type SheetData,
} from './figures.ts'
import styles from './offer-sheet.module.css'

/** Parts stand above their sums. */
const inGroups = Object.values(resultGroups).flat()

/** All results, with both ends of the band. */
export function ResultTable(data: SheetData) {
  const { estimate, words, names } = data
  const { columns } = words
  const { results, band } = estimate
  return (
    <section>
      <h3>{words.results}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col">{columns.unit}</th>
            <th scope="col" data-number>
              {columns.cautious}
            </th>
            <th scope="col" data-number>
              {columns.point}
            </th>
            <th scope="col" data-number>
              {columns.optimistic}
            </th>
          </tr>
        </thead>
        <tbody>
          {inGroups.map((key) => (
            <tr key={key}>
              <th scope="row">{names.results[key]}</th>
              <td>{resultUnit(data, key)}</td>
              <td data-number>{resultFigure(data, key, band.low)}</td>
              <td data-number>
                <b>{resultFigure(data, key, results)}</b>
              </td>
              <td data-number>{resultFigure(data, key, band.high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The parts of the investment and of the benefit. */
export function PartsTables(data: SheetData) {
  const { results } = data.estimate
  const { words } = data
  return (
    <>
      <PartsTable data={data} heading={words.investmentParts} parts={investmentParts(results)} />
      <PartsTable data={data} heading={words.benefitParts} parts={benefitParts(results)} />
    </>
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
  const nameOf = (key: Part['key']) =>
    key === 'downtimeValue' ? words.downtimeValue : names.results[key]
  return (
    <section className={styles.keep}>
      <h3>{heading}</h3>
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

/** All inputs; those filled by a default are marked. */
export function InputTable(data: SheetData) {
  const half = Math.ceil(fieldKeys.length / 2)
  return (
    <section className={styles.keep}>
      <h3>{data.words.inputs}</h3>
      <div className={styles.pair}>
        <Inputs data={data} keys={fieldKeys.slice(0, half)} />
        <Inputs data={data} keys={fieldKeys.slice(half)} />
      </div>
    </section>
  )
}

/** Where a figure comes from that was not entered. */
function originOf({ estimate, basis, words }: SheetData, key: InputKey): string {
  const given: readonly InputKey[][] = [[...(basis?.kept ?? [])], [...(basis?.derived ?? [])]]
  const [isKept, isDerived] = given.map((keys) => keys.includes(key))
  if (isKept) return `, ${words.kept}`
  if (isDerived) return `, ${words.derived}`
  return estimate.defaultsUsed.includes(key) ? `, ${words.assumed}` : ''
}

function Inputs({ data, keys }: { data: SheetData; keys: readonly InputKey[] }) {
  const { names } = data
  return (
    <table className={`${styles.table} ${styles.inputs}`}>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{names.inputs[key]}</th>
            <td>
              {inputFigure(data, key)}
              <small>
                {spacedUnit(data.lang, inputUnit(data, key))}
                {originOf(data, key)}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
