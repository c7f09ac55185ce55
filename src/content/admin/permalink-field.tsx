import type { ReactNode } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'

interface Props {
  value: string
  lang: string
  onChange: (permalink: string) => void
  error?: string | undefined
  /** A free one, where the value is taken. */
  proposal?: string | undefined
  hint?: ReactNode
  disabled?: boolean
}

export function PermalinkField(props: Props) {
  const { value, lang, onChange, error, proposal, hint, disabled } = props
  return (
    <Field
      label="Permalink"
      required
      error={error}
      hint={hint ?? `/${lang}/${value}`}
      remedy={
        proposal && (
          <p>
            Free:{' '}
            <Button variant="link" onClick={() => onChange(proposal)}>
              {proposal}
            </Button>
          </p>
        )
      }
    >
      {(control) => (
        <input
          {...control}
          value={value}
          maxLength={120}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
