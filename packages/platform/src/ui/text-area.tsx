import { useId, type TextareaHTMLAttributes } from 'react'
import { controlProps, FieldFrame, type FieldText } from './field-frame.tsx'

export type TextAreaProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText | 'className'>

export function TextArea(props: TextAreaProps) {
  const { label, name, required, hint, error, id: given, rows = 5, ...rest } = props
  const generated = useId()
  const id = given ?? generated
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <textarea
        {...rest}
        {...controlProps(id, { label, name, required, hint, error })}
        rows={rows}
      />
    </FieldFrame>
  )
}
