import { useId, type ReactNode } from 'react'
import { Columns } from '#src/ui/layout/columns.tsx'
import fieldStyles from './field.module.css'
import styles from './segmented-control.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SegmentedControlProps<Value extends string> {
  label: string
  name: string
  options: readonly (readonly [value: Value, label: ReactNode])[]
  defaultValue?: string
  /** With `onChange`, the owner keeps what is chosen. */
  value?: Value
  onChange?: (value: Value) => void
  hint?: ReactNode
  error?: string
  /** `small` fits inside a field and hides its label. */
  size?: 'normal' | 'small'
  id?: string
}

/** One of few, all of them in sight: radio buttons that look like one bar. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, name, options, defaultValue, hint, error, size = 'normal', id: given } = props
  const { value: chosen, onChange } = props
  const generated = useId()
  const id = given ?? generated
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles[size]} aria-describedby={notes || undefined}>
      <legend className={fieldStyles.label}>
        {size === 'small' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <Columns className={styles.bar}>
        {options.map(([value, text], index) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              // The first one takes the id, so that a list of errors can link to it.
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              {...(chosen === undefined
                ? { defaultChecked: value === defaultValue }
                : { checked: value === chosen, onChange: () => onChange?.(value) })}
              className={styles.radio}
            />
            <span>{text}</span>
          </label>
        ))}
      </Columns>
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={fieldStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
