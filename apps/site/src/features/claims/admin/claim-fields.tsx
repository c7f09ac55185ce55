import { Field } from '@repo/platform/admin/form/field.tsx'
import { Textarea } from '@repo/platform/admin/form/textarea.tsx'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { RecordSection } from '@repo/platform/admin/record/record.tsx'
import { langs } from '@repo/platform/i18n/locales.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { sides, type ClaimForm } from './claim-form.ts'

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

interface SizeProps {
  size: ClaimForm['size']
  errors: Readonly<Record<string, string | undefined>>
  readOnly: boolean
  onChange: (size: ClaimForm['size']) => void
}

const sideNames = { width: 'Width (mm)', height: 'Height (mm)', depth: 'Depth (mm)' }

/** The sides of a device, from which pages draw it. */
export function Size({ size, errors, readOnly, onChange }: SizeProps) {
  return (
    <RecordSection title="Dimensions for visitors">
      <p>
        Enter all three dimensions of the housing, as seen with its light or screen facing you.
        Pages show them in every language, with a dimensioned drawing.
      </p>
      <Stack gap="150">
        {sides.map((side) => (
          <Line
            key={side}
            type="number"
            label={sideNames[side]}
            value={size[side]}
            error={errors[`size.${side}`]}
            readOnly={readOnly}
            onChange={(value) => onChange({ ...size, [side]: value })}
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
}: FieldProps & { type: 'date' | 'number' | 'text' }) {
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
