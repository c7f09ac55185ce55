import { fieldKeys } from '../form/fields.ts'
import type { InputKey } from '../model/input.ts'
import { inputFigure, inputUnit } from './figures.ts'
import type { SheetData } from './sheet-data.ts'
import styles from './offer-sheet.module.css'

/** All 21 inputs; what a default has filled is marked. */
export function InputTable(data: SheetData) {
  const half = Math.ceil(fieldKeys.length / 2)
  return (
    <section className={styles.keep}>
      <h2>{data.words.inputs}</h2>
      <div className={styles.pair}>
        <Inputs data={data} keys={fieldKeys.slice(0, half)} />
        <Inputs data={data} keys={fieldKeys.slice(half)} />
      </div>
    </section>
  )
}

function Inputs({ data, keys }: { data: SheetData; keys: readonly InputKey[] }) {
  const { estimate, words, names } = data
  return (
    <table className={`${styles.table} ${styles.inputs}`}>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{names.inputs[key]}</th>
            <td>
              {inputFigure(data, key)}
              <small>
                {unit(data, key)}
                {estimate.defaultsUsed.includes(key) && `, ${words.assumed}`}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function unit(data: SheetData, key: InputKey): string {
  const text = inputUnit(data, key)
  return text && `\u00A0${text}`
}
