import type { Run } from '../contract.ts'
import { fieldKeys } from '../form/fields.ts'
import { inputText } from './input-text.ts'
import styles from './run-page.module.css'
import { names } from './words.ts'

/** What the run was made from; what a default has filled says so. */
export function RunInputs({ run }: { run: Run }) {
  return (
    <section>
      <h2>Entries</h2>
      <dl className={styles.inputs}>
        {fieldKeys.map((key) => (
          <div key={key}>
            <dt>{names.inputs[key]}</dt>
            <dd>
              {inputText(run, key)}
              {run.defaultsUsed.includes(key) && <small>default</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
