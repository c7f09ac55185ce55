import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { controlProps, FieldFrame, type FieldText } from './field-frame.tsx'
import styles from './field.module.css'

export type FieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldText | 'className'> & {
    /** Inside the field at its right; read out after the label. */
    unit?: string
    /** A control in the unit's place. */
    suffix?: ReactNode
  }

export function Field(props: FieldProps) {
  const { label, name, required, hint, error, unit, suffix, id: given, ...rest } = props
  const generated = useId()
  const id = given ?? generated
  const input = (
    <input {...rest} {...controlProps(id, { label, name, required, hint, error, unit })} />
  )
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      {unit || suffix ? (
        <div className={[styles.filled, styles[roomFor(unit)]].join(' ')}>
          {input}
          {unit ? (
            <span className={styles.unit} id={`${id}-unit`}>
              {unit}
            </span>
          ) : (
            <div className={styles.suffix}>{suffix}</div>
          )}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  )
}

/** The padding that keeps a number clear of the unit or suffix. */
function roomFor(unit = ''): 'wide' | 'middle' | 'narrow' {
  if (!unit || unit.length > 10) return 'wide'
  return unit.length > 3 ? 'middle' : 'narrow'
}
