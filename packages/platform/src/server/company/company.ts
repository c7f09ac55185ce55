import { brand as sample } from '#src/brand/brand.ts'
import { brandCompany, type Company, type Office, type OfficeName } from '#src/brand/company.ts'
import type { Config } from '../config.ts'
import { cachedUntilWrite } from '../database/cached.ts'
import type { Store } from '../database/store.ts'
import type { WebhookReceiver } from '../outbox/webhook.ts'
import { companyTopic, readSettings, type StoredSettings } from './settings.ts'

/** The company with what only the server may know. */
export interface CompanyData extends Company {
  mediaHosts: readonly string[]
  notificationAddresses: readonly string[]
  webhook: WebhookReceiver | undefined
}

/** The database's settings over the environment over the brand. */
export function companyFrom(
  { data, webhook_secret: secret }: StoredSettings,
  config: Config,
): CompanyData {
  const { legal, ...brand } = brandCompany
  const contactEmail = data.contactEmail ?? brand.contactEmail
  return {
    legal: { ...data.legal, name: data.legal.name ?? legal.name },
    contactEmail,
    timeZone: data.timeZone ?? brand.timeZone,
    // The demo shows where the links of a company would be.
    social: data.socialLinks ?? (config.SEED === 'demo' ? sample.social : brand.social),
    offices: {
      ...officesOf(config),
      ...(data.offices.london && { london: data.offices.london }),
      ...(data.offices.lisbon && { lisbon: data.offices.lisbon }),
    },
    mediaHosts: data.mediaHosts ?? config.MEDIA_HOSTS,
    notificationAddresses: data.notificationAddresses ?? [contactEmail],
    webhook: data.webhook && secret ? { url: data.webhook.url, secret } : webhookOf(config),
  }
}

function officesOf({ OFFICE_LONDON: london, OFFICE_LISBON: lisbon }: Config) {
  const offices: Partial<Record<OfficeName, Office>> = {}
  if (london) offices.london = officeOf(london)
  if (lisbon) offices.lisbon = officeOf(lisbon)
  return offices
}

const officeOf = ({ address, ...place }: NonNullable<Config['OFFICE_LONDON']>): Office => ({
  street: address,
  postcode: null,
  phone: null,
  opening: null,
  place,
})

const webhookOf = ({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Config) =>
  url && secret ? { url, secret } : undefined

/** Kept in memory until the settings are changed on any server. */
export function createCompany(store: Store, config: Config): () => Promise<CompanyData> {
  return cachedUntilWrite(store, companyTopic, async () =>
    companyFrom(await readSettings(store.db), config),
  )
}
