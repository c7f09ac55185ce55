import type { FieldErrors } from '@repo/platform/admin/form/placed-refusals.ts'
import type { Office } from '@repo/platform/brand/company.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './settings.module.css'
import type { OfficeField, OfficeForm } from './settings-form.ts'
import { TextField } from './text-field.tsx'

interface Props {
  city: string
  /** Of the fields: `offices.london`. */
  path: string
  value: OfficeForm
  inherited: Office | null
  errors: FieldErrors
  onChange: (value: OfficeForm) => void
}

/** What is printed of one office; what is empty is not shown. */
export function OfficeFields({ city, path, value, inherited, errors, onChange }: Props) {
  const field = (name: OfficeField) => ({
    value: value[name],
    onChange: (text: string) => onChange({ ...value, [name]: text }),
    error: errors[`${path}.${name}`],
  })
  return (
    <Stack as="fieldset" gap="150" className={styles.group}>
      <legend>{city}</legend>
      {inherited && (
        <Text tone="muted">
          If all fields are empty, the site shows the configured address: {inherited.street}
        </Text>
      )}
      <Columns widths="1-1" from="small" gap="150 200" align="start">
        <TextField label="Street" maxLength={maxLength.name} {...field('street')} />
        <TextField label="Postcode" maxLength={20} {...field('postcode')} />
        <TextField label="Phone" maxLength={40} {...field('phone')} />
        <TextField
          label="Opening hours"
          hint="Use this format: Mo-Fr 09:00-17:30; Sa 10:00-14:00. Each language of the site shows the hours in its own format."
          maxLength={200}
          {...field('opening')}
        />
        <TextField label="Latitude" hint="Position of the map pin." {...field('latitude')} />
        <TextField label="Longitude" {...field('longitude')} />
      </Columns>
    </Stack>
  )
}
