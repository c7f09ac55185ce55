import styles from './honeypot.module.css'
import { trapName } from './trap.ts'

/** A field that people never see, kept from password managers: what has a value in it is doubtful. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  )
}
