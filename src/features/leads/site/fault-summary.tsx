import type { Faults, FieldName, FormProps } from './form-props.ts'
import styles from './request-demo.module.css'

interface FaultSummaryProps {
  words: FormProps['words']
  faults: Faults
}

/** Leads from the top of the page to each field that was refused without scripts. */
export function FaultSummary({ words, faults }: FaultSummaryProps) {
  const names = (Object.keys(words.labels) as FieldName[]).filter((name) => faults[name])
  if (names.length === 0) return null
  return (
    <div className={styles.summary} role="group" aria-labelledby="demo-faults">
      <h2 id="demo-faults" className={styles.summaryTitle}>
        {words.checkEntries}
      </h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#demo-${name}`}>{words.labels[name]}</a>: {faults[name]}
          </li>
        ))}
      </ul>
    </div>
  )
}
