import { fieldKeys, type FieldKey } from '../form/fields.ts'
import styles from './estimator.module.css'

interface SentErrorsProps {
  title: string
  names: Readonly<Record<FieldKey, string>>
  errors: Partial<Record<FieldKey, string>>
}

/** Leads from the top of the form to each field that was refused without scripts. */
export function SentErrors({ title, names, errors }: SentErrorsProps) {
  return (
    <div className={styles.errors} role="group" aria-labelledby="roi-errors">
      <h3 id="roi-errors">{title}</h3>
      <ul>
        {fieldKeys
          .filter((key) => errors[key])
          .map((key) => (
            <li key={key}>
              <a href={`#roi-${key}`}>{names[key]}</a>: {errors[key]}
            </li>
          ))}
      </ul>
    </div>
  )
}
