import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string | undefined
}

interface Props {
  label: string
  required?: boolean
  hint?: ReactNode
  /** The error message. */
  error?: string | undefined
  /** Below the error: a button that corrects it. */
  remedy?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, its hint and its error, linked by ARIA. */
export function Field({ label, required, hint, error, remedy, children }: Props) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {required && <span>required</span>}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.control,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {remedy}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
