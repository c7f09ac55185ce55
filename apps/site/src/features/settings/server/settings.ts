import { companyFrom } from '@repo/platform/server/company/company.ts'
import {
  companyTopic,
  newWebhookSecret,
  readSettings,
  readSettingsForUpdate,
  settingsId,
  writeSettings,
  type StoredSettings,
} from '@repo/platform/server/company/settings.ts'
import { noSettings } from '@repo/platform/server/company/read-settings.ts'
import type { Settings } from '@repo/platform/server/company/table.ts'
import { noteChanges } from '@repo/platform/server/database/audit.ts'
import type { Config } from '@repo/platform/server/config.ts'
import { HttpError, invalidField } from '@repo/platform/server/http/http-error.ts'
import { RefusedAddress } from '@repo/platform/server/outgoing/outgoing.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import type { SettingsChange, SettingsItem } from '../contract.ts'

type Needed = Pick<Platform, 'store' | 'clock' | 'config' | 'outgoing'>

export const getSettings = async ({ store, config }: Needed): Promise<SettingsItem> =>
  present(await readSettings(store.db), config)

/** Everybody who prints something of it hears of the change. */
export async function updateSettings(
  platform: Needed,
  { version: seen, ...change }: SettingsChange,
): Promise<SettingsItem> {
  const { store, clock, config } = platform
  if (change.webhook) refuseUnlessCallable(platform, change.webhook.url)
  const { item } = await store.write([companyTopic], async (db) => {
    const before = await readSettingsForUpdate(db, clock)
    if (seen !== undefined && seen !== before.version)
      throw new HttpError('STALE_VERSION', { current: present(before, config) })
    const settings = { ...before.data, ...change }
    const isNew = settings.webhook !== null && before.webhook_secret === null
    const webhookSecret = isNew ? newWebhookSecret() : before.webhook_secret
    await writeSettings(db, clock, { settings, webhookSecret, version: before.version + 1 })
    noteChanges(db, logged(before.data), logged(settings))
    const stored = present(await readSettings(db), config)
    return { id: settingsId, item: isNew ? { ...stored, webhookSecret: webhookSecret! } : stored }
  })
  return item
}

/** The old key is not accepted any more by who takes the new one: the receiver has to learn it. */
export async function renewWebhookSecret({ store, clock }: Needed) {
  const webhookSecret = newWebhookSecret()
  await store.write([companyTopic], async (db) => {
    const { data: settings, version } = await readSettingsForUpdate(db, clock)
    if (!settings.webhook) throw new HttpError('WRONG_STATE')
    await writeSettings(db, clock, { settings, webhookSecret, version: version + 1 })
    return { id: settingsId }
  })
  return { webhookSecret }
}

/** For the audit log; of the webhook the host, since the rest of its address may be secret. */
function logged({ webhook, offices, legal, ...parts }: Settings) {
  const texts = { ...offices, ...legal, ...parts }
  return {
    webhook: webhook && new URL(webhook.url).host,
    ...Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [key, value && JSON.stringify(value)]),
    ),
  }
}

function present(stored: StoredSettings, config: Config): SettingsItem {
  const { data, version, updated_at } = stored
  const inherited = companyFrom({ ...stored, data: noSettings }, config)
  const { london = null, lisbon = null } = inherited.offices
  return {
    ...data,
    socialLinks: data.socialLinks && [...data.socialLinks],
    mediaHosts: data.mediaHosts && [...data.mediaHosts],
    notificationAddresses: data.notificationAddresses && [...data.notificationAddresses],
    version,
    updatedAt: updated_at || null,
    inherited: {
      offices: { london, lisbon },
      socialLinks: [...inherited.social],
      mediaHosts: [...inherited.mediaHosts],
      contactEmail: inherited.contactEmail,
      timeZone: inherited.timeZone,
      notificationAddresses: [...inherited.notificationAddresses],
      legal: inherited.legal,
      webhook: inherited.webhook ? { host: new URL(inherited.webhook.url).host } : null,
    },
  }
}

function refuseUnlessCallable({ outgoing }: Needed, url: string): void {
  try {
    outgoing.check(url)
  } catch (error) {
    if (error instanceof RefusedAddress)
      throw invalidField('webhook.url', 'outgoing', error.message)
    throw error
  }
}
