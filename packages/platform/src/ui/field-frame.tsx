import type { ReactNode } from 'react'
import styles from './field.module.css'

/** What every kind of field takes; the rest goes to its control. */
export interface FieldText {
  label: string
  name: string
  /** Marks the field as required, with this word at the right of the label. */
  required?: string
  hint?: ReactNode
  error?: string
  id?: string
}

interface FrameProps extends Omit<FieldText, 'name'> {
  id: string
  children: ReactNode
}

interface ControlText extends FieldText {
  unit?: string
}

/** The error's element is always rendered, so that `field-error.ts` can fill it in. */
export function FieldFrame({ id, label, required, hint, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {required && (
          <span className={styles.required} aria-hidden="true">
            {required}
          </span>
        )}
      </div>
      {children}
      <div>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      </div>
    </div>
  )
}

/** The attributes that tie a control to its label, unit, hint and error. */
export function controlProps(id: string, { name, required, hint, error, unit }: ControlText) {
  const notes = [unit && 'unit', hint && 'hint', 'error'].filter(Boolean)
  return {
    id,
    name,
    required: required !== undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.map((note) => `${id}-${note}`).join(' '),
    className: styles.control,
  }
}
