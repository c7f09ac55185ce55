import type { FieldErrors } from '@repo/platform/admin/form/placed-refusals.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import type { LinkForm } from './settings-form.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './settings.module.css'
import { TextField } from './text-field.tsx'

interface Props {
  value: readonly LinkForm[]
  errors: FieldErrors
  onChange: (value: readonly LinkForm[]) => void
}

const most = 10

/** Social media in the order of the footer. */
export function LinkRows({ value, errors, onChange }: Props) {
  const change = (place: number, part: Partial<LinkForm>) =>
    onChange(value.map((link, index) => (index === place ? { ...link, ...part } : link)))
  return (
    <>
      <Stack as="ul" gap="150">
        {value.map((link, place) => (
          <Columns as="li" gap="100 150" align="end" key={place} className={styles.row}>
            <TextField
              label="Name"
              maxLength={40}
              value={link.name}
              error={errors[`socialLinks.${place}.name`]}
              onChange={(name) => change(place, { name })}
            />
            <TextField
              label="Address"
              type="url"
              value={link.url}
              error={errors[`socialLinks.${place}.url`]}
              onChange={(url) => change(place, { url })}
            />
            <Button
              aria-label={`Remove ${link.name || 'the link'}`}
              onClick={() => onChange(value.filter((_, index) => index !== place))}
            >
              Remove
            </Button>
          </Columns>
        ))}
      </Stack>
      {value.length < most && (
        <Button onClick={() => onChange([...value, { name: '', url: '' }])}>Add link</Button>
      )}
    </>
  )
}
