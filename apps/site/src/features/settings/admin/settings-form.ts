import type { Office, OfficeName } from '@repo/platform/brand/company.ts'
import type { SettingsInput, SettingsItem } from '../contract.ts'

const officeFields = ['street', 'postcode', 'phone', 'opening', 'latitude', 'longitude'] as const
export type OfficeField = (typeof officeFields)[number]
export type OfficeForm = Readonly<Record<OfficeField, string>>

export interface LinkForm {
  name: string
  url: string
}

/** What is on the screen: texts, and null where nothing of its own is entered. */
export interface SettingsForm {
  offices: Readonly<Record<OfficeName, OfficeForm>>
  socialLinks: readonly LinkForm[] | null
  mediaHosts: readonly string[] | null
  contactEmail: string
  /** Empty: the one that applies where nothing is chosen. */
  timeZone: string
  notificationAddresses: readonly string[]
  legal: Readonly<Record<keyof SettingsItem['legal'], string>>
  webhook: string
}

export type Part = keyof SettingsForm

export const formOf = (settings: SettingsItem): SettingsForm => ({
  offices: {
    london: officeForm(settings.offices.london),
    lisbon: officeForm(settings.offices.lisbon),
  },
  socialLinks: settings.socialLinks,
  mediaHosts: settings.mediaHosts,
  contactEmail: settings.contactEmail ?? '',
  timeZone: settings.timeZone ?? '',
  notificationAddresses: settings.notificationAddresses ?? [],
  legal: {
    name: settings.legal.name ?? '',
    registration: settings.legal.registration ?? '',
    vatNumber: settings.legal.vatNumber ?? '',
    registeredOffice: settings.legal.registeredOffice ?? '',
    responsiblePerson: settings.legal.responsiblePerson ?? '',
  },
  webhook: settings.webhook?.url ?? '',
})

function officeForm(office: Office | null): OfficeForm {
  return {
    street: office?.street ?? '',
    postcode: office?.postcode ?? '',
    phone: office?.phone ?? '',
    opening: office?.opening ?? '',
    latitude: office?.place ? String(office.place.latitude) : '',
    longitude: office?.place ? String(office.place.longitude) : '',
  }
}

const parts: readonly Part[] = [
  'offices',
  'socialLinks',
  'mediaHosts',
  'contactEmail',
  'timeZone',
  'notificationAddresses',
  'legal',
  'webhook',
]

/** The parts that differ from what is stored. */
export const changedParts = (stored: SettingsForm, form: SettingsForm): Part[] =>
  parts.filter((part) => JSON.stringify(stored[part]) !== JSON.stringify(form[part]))

/** Their own parts over what somebody else has stored meanwhile. */
export function rebased(mine: SettingsForm, theirs: SettingsForm, own: readonly Part[]) {
  return { ...theirs, ...Object.fromEntries(own.map((part) => [part, mine[part]])) }
}

const isNamed = ({ name, url }: LinkForm): boolean => name !== '' || url !== ''

const places =
  /^(?:offices\.\w+\.\w+|socialLinks\.\d+\.\w+|mediaHosts|contactEmail|timeZone|notificationAddresses|legal\.\w+|webhook)$/

/** The path in the form of a field of the call; undefined where the form has none of it. */
export function placeOf(field: string, { socialLinks }: SettingsForm): string | undefined {
  // Rows without content are not sent.
  const rows = (socialLinks ?? []).flatMap((link, row) => (isNamed(link) ? [row] : []))
  const place = field
    .replace('.place.', '.')
    .replace(/^webhook\.url$/, 'webhook')
    .replace(/^(mediaHosts|notificationAddresses)\.\d+$/, '$1')
    .replace(
      /^(socialLinks)\.(\d+)/,
      (_, list: string, sent: string) => `${list}.${rows[Number(sent)]}`,
    )
  return places.test(place) ? place : undefined
}

/** What is sent: the parts that are named, and nothing of the others. */
export function changeOf(form: SettingsForm, changed: readonly Part[]): SettingsInput {
  const { webhook, contactEmail, notificationAddresses: addresses } = form
  const whole: SettingsInput = {
    offices: { london: officeOf(form.offices.london), lisbon: officeOf(form.offices.lisbon) },
    socialLinks: form.socialLinks && form.socialLinks.filter(isNamed),
    mediaHosts: form.mediaHosts && [...form.mediaHosts],
    contactEmail: contactEmail.trim() || null,
    timeZone: form.timeZone || null,
    notificationAddresses: addresses.length ? [...addresses] : null,
    legal: form.legal,
    webhook: webhook.trim() ? { url: webhook.trim() } : null,
  }
  return Object.fromEntries(changed.map((part) => [part, whole[part]]))
}

function officeOf({ latitude, longitude, ...texts }: OfficeForm) {
  const hasPlace = latitude.trim() !== '' || longitude.trim() !== ''
  if (!hasPlace && Object.values(texts).every((text) => text.trim() === '')) return null
  const place = { latitude: degrees(latitude), longitude: degrees(longitude) }
  return { ...texts, place: hasPlace ? place : null }
}

/** What is no number is refused at its field by the server, as every other field is. */
const degrees = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(',', '.')))
