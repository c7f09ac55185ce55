import { fieldKeys, type FieldKey } from '../form/fields.ts'
import styles from './estimator.module.css'

interface SentFaultsProps {
  title: string
  names: Readonly<Record<FieldKey, string>>
  faults: Partial<Record<FieldKey, string>>
}

/** Leads from the top of the form to each field that was refused without scripts. */
export function SentFaults({ title, names, faults }: SentFaultsProps) {
  return (
    <div className={styles.faults} role="group" aria-labelledby="roi-faults">
      <h3 id="roi-faults">{title}</h3>
      <ul>
        {fieldKeys
          .filter((key) => faults[key])
          .map((key) => (
            <li key={key}>
              <a href={`#roi-${key}`}>{names[key]}</a>: {faults[key]}
            </li>
          ))}
      </ul>
    </div>
  )
}
