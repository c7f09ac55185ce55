import type { FieldErrors } from '@repo/platform/admin/form/placed-refusals.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { legalLabels } from './legal-labels.ts'
import type { SettingsForm } from './settings-form.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { TextField } from './text-field.tsx'
import { keysOf } from '@repo/platform/values/records.ts'

type Legal = SettingsForm['legal']

const names = keysOf(legalLabels)

interface Props {
  value: Legal
  inheritedName: string | null
  errors: FieldErrors
  onChange: (value: Legal) => void
}

/** What terms, privacy policy and legal notice print of the company. */
export function LegalFields({ value, inheritedName, errors, onChange }: Props) {
  return (
    <Columns widths="1-1" from="small" gap="150 200" align="start">
      {names.map((name) => (
        <TextField
          key={name}
          label={legalLabels[name]}
          maxLength={maxLength.name}
          value={value[name]}
          placeholder={name === 'name' ? inheritedName : undefined}
          error={errors[`legal.${name}`]}
          onChange={(text) => onChange({ ...value, [name]: text })}
        />
      ))}
    </Columns>
  )
}
