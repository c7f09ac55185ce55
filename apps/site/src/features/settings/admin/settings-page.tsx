import { useQuery } from '@tanstack/react-query'
import { LeaveGuard } from '@repo/platform/account/admin/leave-guard.tsx'
import { useClient } from '@repo/platform/admin/client.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { RecordPage, RecordPanel, RecordSection } from '@repo/platform/admin/record/record.tsx'
import { SaveStateText } from '@repo/platform/content/admin/drafts/save-state-text.tsx'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { settingsApi, type SettingsItem } from '../contract.ts'
import { LegalFields } from './legal-fields.tsx'
import {
  AddressesSection,
  MediaHostsSection,
  OfficesSection,
  SocialMediaSection,
} from './settings-sections.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import styles from './settings.module.css'
import { TextField } from './text-field.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { settingsKey, useSettingsForm } from './use-settings-form.ts'
import { WebhookTools } from './webhook-section.tsx'

interface Props {
  /** Sends an entry of the outbox again. */
  resend: (entryId: string) => Promise<void>
}

export function SettingsPage(props: Props) {
  const client = useClient()
  const { data, error, refetch } = useQuery<SettingsItem>({
    queryKey: settingsKey,
    queryFn: () => client.call(settingsApi.get, {}),
  })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? <Settings stored={data} {...props} /> : <LoadingPage />
}

function Settings({ stored, resend }: Props & { stored: SettingsItem }) {
  const { within, form, base, errors, busy, unsaved, change, ...settings } = useSettingsForm(stored)
  const { inherited, updatedAt } = base
  const host = base.webhook ? new URL(base.webhook.url).host : inherited.webhook?.host
  const section = { form, inherited, errors, change }
  const storedState = updatedAt ? 'saved' : 'none'
  return (
    <RecordPage
      ref={within}
      back={<span>System</span>}
      title="Settings"
      state={<SaveStateText state={unsaved ? 'unsaved' : storedState} savedAt={updatedAt} />}
      actions={
        <>
          {unsaved && (
            <Button disabled={busy} onClick={settings.discard}>
              Discard changes
            </Button>
          )}
          <Button
            variant="primary"
            disabled={busy || !unsaved}
            onClick={() => void settings.save()}
          >
            {busy ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
      asideLabel="About these settings"
      aside={<HowSettingsApply />}
    >
      {settings.changedBy && <ChangedBy name={settings.changedBy} />}
      <OfficesSection {...section} />
      <AddressesSection {...section} />
      <RecordSection title="Dates">
        <TimeZoneField
          value={form.timeZone}
          inherited={inherited.timeZone}
          error={errors['timeZone']}
          onChange={(timeZone) => change({ timeZone })}
        />
      </RecordSection>
      <SocialMediaSection {...section} />
      <MediaHostsSection {...section} />
      <RecordSection title="Legal details">
        <LegalFields
          value={form.legal}
          inheritedName={inherited.legal.name}
          errors={errors}
          onChange={(legal) => change({ legal })}
        />
      </RecordSection>
      <RecordSection title="Webhook">
        <TextField
          label="Webhook URL for demo requests"
          hint="A public URL that starts with https://. When you save it, the webhook key is shown once."
          type="url"
          maxLength={maxLength.address}
          value={form.webhook}
          placeholder={inherited.webhook && `configured: ${inherited.webhook.host}`}
          error={errors['webhook']}
          onChange={(webhook) => change({ webhook })}
        />
        <WebhookTools
          host={host}
          hasOwnKey={base.webhook !== null}
          onSecret={settings.setSecret}
          resend={resend}
        />
      </RecordSection>
      <LeaveGuard unsaved={unsaved} />
      {settings.secret && (
        <SecretDialog secret={settings.secret} onClose={() => settings.setSecret(undefined)} />
      )}
    </RecordPage>
  )
}

const HowSettingsApply = () => (
  <RecordPanel title="How settings apply">
    <p>
      Values here override the server configuration, which overrides the defaults. If a field is
      empty, the site uses the configured or default value, or shows nothing.
    </p>
    <p>Changes appear on all pages as soon as you save them.</p>
  </RecordPanel>
)

const ChangedBy = ({ name }: { name: string }) => (
  <p className={styles.banner} role="status">
    {name} saved settings while you were editing. Your changes are shown together with theirs. Save
    again to keep both.
  </p>
)
