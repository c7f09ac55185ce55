import { Field } from '@repo/platform/admin/form/field.tsx'

interface Props {
  /** Empty: `inherited` applies. */
  value: string
  inherited: string | null
  error: string | undefined
  onChange: (value: string) => void
}

/** In which time zone the days of the site begin. */
export function TimeZoneField({ value, inherited, error, onChange }: Props) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(value ? [value] : [])])
  return (
    <Field
      label="Site time zone"
      hint="Dates of articles, documents and media items are shown in this time zone."
      error={error}
    >
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{`${inherited ?? 'UTC'} (default)`}</option>
          {[...zones].toSorted().map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
