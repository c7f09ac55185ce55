import { z } from 'zod'
import { isTimeZone } from '@repo/platform/i18n/zoned-time.ts'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { seenVersion } from '@repo/platform/rest/item.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { emailAddress, optional, publicHost, singleLine } from '@repo/platform/rest/text.ts'
import { storedOption } from '@repo/platform/rest/stored-option.ts'
import { openingPattern } from './opening.ts'

const httpsAddress = singleLine(1, maxLength.address).pipe(
  z
    .string()
    .max(maxLength.address)
    .regex(/^https:\/\/[^/\s@]+(?:[/?#]|$)/, 'must begin with https:// and carry no user name')
    .refine((text) => URL.canParse(text), 'must be an address'),
)

const opening = singleLine(1, 200).pipe(
  z.string().max(200).regex(openingPattern, 'must be as in Mo-Fr 09:00-17:30; Sa 10:00-14:00'),
)

const phone = singleLine(1, 40).refine(
  (text) => /^[\d+(). /-]+$/.test(text) && /\d/.test(text),
  'Enter a telephone number of digits, spaces and + ( ) / - .',
)

const office = z.strictObject({
  street: optional(singleLine(1, maxLength.name)),
  postcode: optional(singleLine(1, 20)),
  phone: optional(phone),
  opening: optional(opening),
  place: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .nullable()
    .default(null),
})

const text = optional(singleLine(1, maxLength.name))

const unique = <T extends z.ZodType<string>>(item: T, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((list) => new Set(list).size === list.length, 'must not name anything twice')

/** What can be entered; null: not set here. */
const parts = {
  offices: z.strictObject({ london: office.nullable(), lisbon: office.nullable() }),
  socialLinks: z
    .array(z.strictObject({ name: singleLine(1, 40), url: httpsAddress }))
    .max(10)
    .nullable(),
  mediaHosts: unique(publicHost, 20).nullable(),
  contactEmail: emailAddress.nullable(),
  /** The dates that visitors read are those of its days. */
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'must be a time zone of the IANA database')
    .nullable(),
  notificationAddresses: unique(emailAddress, 10)
    .refine((list) => list.length > 0, 'must name an address, or be null')
    .nullable(),
  legal: z.strictObject({
    name: text,
    registration: text,
    vatNumber: optional(singleLine(1, 40)),
    registeredOffice: text,
    responsiblePerson: text,
  }),
  /** Which addresses it may have is the guard's matter (`server/outgoing`). */
  webhook: z.strictObject({ url: singleLine(1, maxLength.address) }).nullable(),
}

const line = z.string().nullable()
const lines = z.array(z.string()).nullable()

const shownOffice = z.strictObject({
  street: line,
  postcode: line,
  phone: line,
  opening: line,
  place: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
})

/** What is stored, whose rules were those of its time. */
const shown = {
  offices: z.strictObject({ london: shownOffice.nullable(), lisbon: shownOffice.nullable() }),
  socialLinks: z.array(z.strictObject({ name: z.string(), url: z.string() })).nullable(),
  mediaHosts: lines,
  contactEmail: line,
  timeZone: line,
  notificationAddresses: lines,
  legal: z.strictObject({
    name: line,
    registration: line,
    vatNumber: line,
    registeredOffice: line,
    responsiblePerson: line,
  }),
  webhook: z.strictObject({ url: z.string() }).nullable(),
} satisfies Record<keyof typeof parts, z.ZodType>

export const settings = z.strictObject({
  ...shown,
  version: z.number().int(),
  /** Null while nothing has been entered. */
  updatedAt: z.string().nullable(),
  /** What applies where something is null: from the environment, else from the brand. */
  inherited: z.strictObject({
    ...shown,
    /** Of the address the host alone. */
    webhook: z.strictObject({ host: z.string() }).nullable(),
  }),
  /** Shown this once, where this change has made it: key of the signatures. */
  webhookSecret: z.string().optional(),
})

const change = z.strictObject(parts).partial().extend({ version: seenVersion })

const delivery = z.strictObject({
  id: z.string(),
  /** Of the outbox entry, by which it can be sent again. */
  entryId: z.string(),
  /** Null once the content has been dropped. */
  event: z.string().nullable(),
  /** Of the entry. */
  state: storedOption(['waiting', 'sent', 'failed']),
  at: z.string(),
  /** 1 for the first. */
  attempt: z.number().int(),
  /** Null where there was no answer. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  /** The first 200 characters. */
  answer: z.string().nullable(),
  ms: z.number().int().nullable(),
})

const call = { server: 'site', permission: 'settings:write' } as const

export const settingsApi = {
  get: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/settings',
    summary: 'What is entered of the company, and what applies where nothing is',
    permission: 'settings:read',
    response: settings,
  }),
  update: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/settings',
    summary: 'Change parts of the settings: what is absent stays, null clears',
    body: change,
    response: settings,
    errors: ['STALE_VERSION'],
  }),
  renewSecret: endpoint({
    ...call,
    method: 'POST',
    path: '/api/settings/webhook/secret',
    summary: 'Make another key of the webhook, which is shown this once',
    response: z.strictObject({ webhookSecret: z.string() }),
    status: 201,
    errors: ['WRONG_STATE'],
  }),
  testWebhook: endpoint({
    ...call,
    method: 'POST',
    path: '/api/settings/webhook/test',
    summary: 'Post a test event to the webhook now, and answer what came of it',
    response: delivery,
    errors: ['WRONG_STATE'],
  }),
  deliveries: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/settings/webhook/deliveries',
    summary: 'The last 50 attempts to post to the webhook, newest first',
    permission: 'settings:read',
    response: z.strictObject({ deliveries: z.array(delivery) }),
  }),
}

export type SettingsItem = z.output<typeof settings>
export type SettingsChange = z.output<typeof change>
export type SettingsInput = z.input<typeof change>
export type Delivery = z.output<typeof delivery>
