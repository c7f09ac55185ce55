import { useId, type SelectHTMLAttributes } from 'react'
import { controlProps, FieldFrame, type FieldText } from './field-frame.tsx'

export type SelectProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText | 'className' | 'children'> & {
    options: readonly (readonly [value: string, label: string])[]
    /** First entry, for no choice: "Choose". */
    emptyLabel?: string
  }

export function Select(props: SelectProps) {
  const { label, name, required, hint, error, id: given, options, emptyLabel, ...rest } = props
  const generated = useId()
  const id = given ?? generated
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <select {...rest} {...controlProps(id, { label, name, required, hint, error })}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
