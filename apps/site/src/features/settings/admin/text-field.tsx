import type { HTMLInputTypeAttribute } from 'react'
import { Field } from '@repo/platform/admin/form/field.tsx'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  /** What applies while it is empty. */
  placeholder?: string | null | undefined
  hint?: string | undefined
  error?: string | undefined
  type?: HTMLInputTypeAttribute
  maxLength?: number
}

/** A line of text; empty, it shows what applies instead. */
export function TextField({ label, hint, error, value, onChange, placeholder, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...input}
          autoComplete="off"
          value={value}
          placeholder={placeholder ?? undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
