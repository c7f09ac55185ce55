import { ChipsField } from '@repo/platform/admin/form/chips-field.tsx'
import { RecordSection } from '@repo/platform/admin/record/record.tsx'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { keysOf } from '@repo/platform/values/records.ts'
import { LinkRows } from './link-rows.tsx'
import { OfficeFields } from './office-fields.tsx'
import { OwnList } from './own-list.tsx'
import { TextField } from './text-field.tsx'
import type { useSettingsForm } from './use-settings-form.ts'

type SettingsForm = ReturnType<typeof useSettingsForm>

interface SectionProps extends Pick<SettingsForm, 'form' | 'errors' | 'change'> {
  inherited: SettingsForm['base']['inherited']
}

const cities = { london: 'London', lisbon: 'Lisbon' } as const
const offices = keysOf(cities)

export function OfficesSection({ form, inherited, errors, change }: SectionProps) {
  return (
    <RecordSection title="Offices">
      {offices.map((office) => (
        <OfficeFields
          key={office}
          city={cities[office]}
          path={`offices.${office}`}
          value={form.offices[office]}
          inherited={inherited.offices[office]}
          errors={errors}
          onChange={(value) => change({ offices: { ...form.offices, [office]: value } })}
        />
      ))}
    </RecordSection>
  )
}

export function AddressesSection({ form, inherited, errors, change }: SectionProps) {
  return (
    <RecordSection title="Email addresses">
      <TextField
        label="Contact address"
        hint="Shown on the site and used as the reply-to address for emails."
        type="email"
        maxLength={maxLength.email}
        value={form.contactEmail}
        placeholder={inherited.contactEmail}
        error={errors['contactEmail']}
        onChange={(contactEmail) => change({ contactEmail })}
      />
      <ChipsField
        label="Notify these addresses of demo requests"
        value={form.notificationAddresses}
        suggestions={[]}
        max={10}
        maxLength={maxLength.email}
        error={errors['notificationAddresses']}
        onChange={(notificationAddresses) => change({ notificationAddresses })}
      />
      {form.notificationAddresses.length === 0 && (
        <Text tone="muted">
          None set, so notifications go to {inherited.notificationAddresses?.join(', ')}.
        </Text>
      )}
    </RecordSection>
  )
}

export function SocialMediaSection({ form, inherited, errors, change }: SectionProps) {
  return (
    <RecordSection title="Social media">
      <OwnList
        label="Custom links"
        value={form.socialLinks}
        inherited={inherited.socialLinks ?? []}
        nameOf={({ name }) => name}
        onChange={(socialLinks) => change({ socialLinks })}
      >
        {(links) => (
          <LinkRows
            value={links}
            errors={errors}
            onChange={(socialLinks) => change({ socialLinks })}
          />
        )}
      </OwnList>
    </RecordSection>
  )
}

export function MediaHostsSection({ form, inherited, errors, change }: SectionProps) {
  return (
    <RecordSection title="Video hosts">
      <OwnList
        label="Custom video hosts"
        value={form.mediaHosts}
        inherited={inherited.mediaHosts ?? []}
        nameOf={(name) => name}
        onChange={(mediaHosts) => change({ mediaHosts })}
      >
        {(hosts) => (
          <ChipsField
            label="Hosts from which articles and media items may embed videos"
            value={hosts}
            suggestions={inherited.mediaHosts ?? []}
            max={20}
            error={errors['mediaHosts']}
            onChange={(mediaHosts) => change({ mediaHosts })}
          />
        )}
      </OwnList>
    </RecordSection>
  )
}
