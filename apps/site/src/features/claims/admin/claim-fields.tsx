import { Field } from '@repo/platform/admin/form/field.tsx'
import { Textarea } from '@repo/platform/admin/form/textarea.tsx'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { RecordSection } from '@repo/platform/admin/record/record.tsx'
import { langs } from '@repo/platform/i18n/locales.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import type { ClaimForm } from './claim-form.ts'

interface TextsProps {
  title: string
  text: string
  note: ClaimForm['note']
  errors: Readonly<Record<string, string | undefined>>
  readOnly: boolean
  onChange: (note: ClaimForm['note']) => void
}

/** What readers see, one field for each language. */
export function Texts({ title, text, note, errors, readOnly, onChange }: TextsProps) {
  return (
    <RecordSection title={title}>
      <p>{text}</p>
      <Stack gap="150">
        {langs.map((lang) => (
          <Text
            key={lang}
            label={englishNameOf[lang]}
            lang={lang}
            value={note[lang]}
            error={errors[`note.${lang}`]}
            readOnly={readOnly}
            onChange={(value) => onChange({ ...note, [lang]: value })}
          />
        ))}
      </Stack>
    </RecordSection>
  )
}

interface FieldProps {
  label: string
  value: string
  readOnly: boolean
  error: string | undefined
  hint?: string
  lang?: string
  onChange: (value: string) => void
}

export function Text({ label, hint, error, onChange, ...rest }: FieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Textarea
          {...control}
          {...rest}
          rows={3}
          maxLength={1_000}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

export function Line({
  label,
  hint,
  error,
  onChange,
  ...rest
}: FieldProps & { type: 'date' | 'text' }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...rest}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
