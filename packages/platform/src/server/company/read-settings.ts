import { z } from 'zod'
import type { Office } from '#src/brand/company.ts'
import { isTimeZone } from '#src/i18n/zoned-time.ts'
import type { Settings } from './table.ts'

const text = z.string().nullable().catch(null)
const texts = z.array(z.string()).nullable().catch(null)

const office: z.ZodType<Office> = z.object({
  street: text,
  postcode: text,
  phone: text,
  opening: text,
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable().catch(null),
})

/**
 * Settings of every version: what a version does not have yet, or has in another form, counts as not
 * entered. Later rules do not apply to what is stored.
 */
const stored = z.object({
  offices: z
    .object({ london: office.nullable().catch(null), lisbon: office.nullable().catch(null) })
    .catch({ london: null, lisbon: null }),
  socialLinks: z
    .array(z.object({ name: z.string(), url: z.string() }))
    .nullable()
    .catch(null),
  mediaHosts: texts,
  contactEmail: text,
  timeZone: z.string().refine(isTimeZone).nullable().catch(null),
  notificationAddresses: texts,
  legal: z
    .object({
      name: text,
      registration: text,
      vatNumber: text,
      registeredOffice: text,
      responsiblePerson: text,
    })
    .catch({
      name: null,
      registration: null,
      vatNumber: null,
      registeredOffice: null,
      responsiblePerson: null,
    }),
  webhook: z
    .object({ url: z.string().refine((url) => URL.canParse(url)) })
    .nullable()
    .catch(null),
})

const readable: z.ZodType<Settings> = stored

export const noSettings: Settings = readable.parse({})

export const settingsIn = (data: unknown): Settings => readable.safeParse(data).data ?? noSettings
