import { z } from 'zod'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { seenVersion } from '@repo/platform/rest/item.ts'
import { storedOption } from '@repo/platform/rest/stored-option.ts'
import { exampleValues, withExample } from '@repo/platform/rest/example.ts'
import { storedId, storedTime } from '@repo/platform/rest/stored.ts'
import { examples, parts } from './part-schemas.ts'

const shownLine = (example: string) => withExample(z.string(), example).nullable()
const shownLines = (example: string) => z.array(withExample(z.string(), example)).nullable()

const shownOffice = z.strictObject({
  street: shownLine(examples.street),
  postcode: shownLine(examples.postcode),
  phone: shownLine(examples.phone),
  opening: shownLine(examples.opening),
  place: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
})

/** What is stored, whose rules were those of its time. */
const shown = {
  offices: z.strictObject({ london: shownOffice.nullable(), lisbon: shownOffice.nullable() }),
  socialLinks: z
    .array(
      z.strictObject({
        name: withExample(z.string(), examples.socialName),
        url: withExample(z.string(), examples.address),
      }),
    )
    .nullable(),
  mediaHosts: shownLines('vimeo.com'),
  contactEmail: shownLine(exampleValues.email),
  timeZone: shownLine(examples.timeZone),
  notificationAddresses: shownLines(exampleValues.email),
  legal: z.strictObject({
    name: shownLine(exampleValues.company),
    registration: shownLine(examples.registration),
    vatNumber: shownLine(examples.vatNumber),
    registeredOffice: shownLine(examples.registeredOffice),
    responsiblePerson: shownLine(exampleValues.person),
  }),
  webhook: z.strictObject({ url: withExample(z.string(), examples.webhook) }).nullable(),
} satisfies Record<keyof typeof parts, z.ZodType>

const exampleSecret = 'whsec_Zm9ya2xpZnRz'

export const settings = z.strictObject({
  ...shown,
  version: z.number().int(),
  /** Null while nothing has been entered. */
  updatedAt: storedTime.nullable(),
  /** What applies where something is null: from the environment, else from the brand. */
  inherited: z.strictObject({
    ...shown,
    /** Of the address the host alone. */
    webhook: z.strictObject({ host: withExample(z.string(), 'example.com') }).nullable(),
  }),
  /** Shown this once, where this change has made it: key of the signatures. */
  webhookSecret: withExample(z.string(), exampleSecret).optional(),
})

const change = z.strictObject(parts).partial().extend({ version: seenVersion })

const delivery = z.strictObject({
  id: storedId,
  /** Of the outbox entry, by which it can be sent again. */
  entryId: storedId,
  /** Null once the content has been dropped. */
  event: withExample(z.string(), 'lead.created').nullable(),
  /** Of the entry. */
  state: storedOption(['waiting', 'sent', 'failed']),
  at: storedTime,
  /** 1 for the first. */
  attempt: z.number().int(),
  /** Null where there was no answer. */
  status: withExample(z.number().int(), 200).nullable(),
  error: withExample(z.string(), 'connection refused').nullable(),
  /** The first 200 characters. */
  answer: withExample(z.string(), 'OK').nullable(),
  ms: withExample(z.number().int(), 84).nullable(),
})

const call = { server: 'site', permission: 'settings:write' } as const

export const settingsApi = {
  get: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/settings',
    summary: 'The company settings, and the configured values behind empty settings',
    permission: 'settings:read',
    response: settings,
  }),
  update: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/settings',
    summary: 'Change some settings; absent ones stay, null clears one',
    body: change,
    response: settings,
    errors: ['STALE_VERSION'],
  }),
  renewSecret: endpoint({
    ...call,
    method: 'POST',
    path: '/api/settings/webhook/secret',
    summary: 'Generate a new webhook key, which is returned once',
    response: z.strictObject({ webhookSecret: withExample(z.string(), exampleSecret) }),
    status: 201,
    errors: ['WRONG_STATE'],
  }),
  testWebhook: endpoint({
    ...call,
    method: 'POST',
    path: '/api/settings/webhook/test',
    summary: 'Send a test event to the webhook now and return the result',
    response: delivery,
    errors: ['WRONG_STATE'],
  }),
  deliveries: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/settings/webhook/deliveries',
    summary: 'The last 50 webhook attempts, newest first',
    permission: 'settings:read',
    response: z.strictObject({ deliveries: z.array(delivery) }),
  }),
}

export type SettingsItem = z.output<typeof settings>
export type SettingsChange = z.output<typeof change>
export type SettingsInput = z.input<typeof change>
export type Delivery = z.output<typeof delivery>
