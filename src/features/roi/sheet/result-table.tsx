import { resultKeys } from '../model/measures/results.ts'
import { resultFigure, resultUnit } from './figures.ts'
import styles from './offer-sheet.module.css'
import type { SheetData } from './sheet-data.ts'

/** All twenty results between the two ends of the outer band. */
export function ResultTable(data: SheetData) {
  const { estimate, words, names } = data
  const { columns } = words
  const { results, band } = estimate
  return (
    <section>
      <h2>{words.results}</h2>
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
          {resultKeys.map((key) => (
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
