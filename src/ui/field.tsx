import { useId, type InputHTMLAttributes } from 'react'
import { controlProps, FieldFrame, type FieldText } from './field-frame.tsx'

export type FieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | 'className'>

export function Field({ label, name, required, hint, error, id: given, ...rest }: FieldProps) {
  const generated = useId()
  const id = given ?? generated
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <input {...rest} {...controlProps(id, { label, name, required, hint, error })} />
    </FieldFrame>
  )
}
