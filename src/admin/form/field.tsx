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
  mandatory?: boolean
  hint?: ReactNode
  /** What is wrong, as a sentence. */
  fault?: string | undefined
  /** Below the fault: a way to mend it. */
  remedy?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, and what is wrong with it, tied together. */
export function Field({ label, mandatory, hint, fault, remedy, children }: Props) {
  const id = useId()
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {mandatory && <span>required</span>}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': fault ? true : undefined,
        className: styles.control,
      })}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
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
