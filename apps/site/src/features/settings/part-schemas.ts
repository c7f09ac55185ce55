import { z } from 'zod'
import { isTimeZone } from '@repo/platform/i18n/zoned-time.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { emailAddress, optional, publicHost, singleLine } from '@repo/platform/rest/text.ts'
import { openingPattern } from './opening.ts'
import { exampleValues, withExample } from '@repo/platform/rest/example.ts'

export const examples = {
  address: 'https://www.linkedin.com/company/example',
  socialName: 'LinkedIn',
  opening: 'Mo-Fr 09:00-17:30',
  phone: '+49 30 0000000',
  street: '1 Example Street',
  postcode: 'EC1A 1BB',
  timeZone: 'Europe/London',
  registration: '01234567',
  vatNumber: 'GB123456789',
  registeredOffice: '1 Example Street, London',
  webhook: 'https://example.com/webhook',
}

const httpsAddress = withExample(
  singleLine(1, maxLength.address).pipe(
    z
      .string()
      .max(maxLength.address)
      .regex(/^https:\/\/[^/\s@]+(?:[/?#]|$)/, 'must start with https:// and contain no user name')
      .refine((text) => URL.canParse(text), 'must be an address'),
  ),
  examples.address,
)

const opening = withExample(
  singleLine(1, 200).pipe(
    z.string().max(200).regex(openingPattern, 'must look like Mo-Fr 09:00-17:30; Sa 10:00-14:00'),
  ),
  examples.opening,
)

const phone = withExample(
  singleLine(1, 40).refine(
    (text) => /^[\d+(). /-]+$/.test(text) && /\d/.test(text),
    'Enter a telephone number. Use only digits, spaces, full stops, brackets, plus signs, slashes and hyphens.',
  ),
  examples.phone,
)

const text = optional(singleLine(1, maxLength.name))

const office = z.strictObject({
  street: withExample(text, examples.street),
  postcode: withExample(optional(singleLine(1, 20)), examples.postcode),
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

const unique = <T extends z.ZodType<string>>(item: T, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((list) => new Set(list).size === list.length, 'must not contain duplicates')

/** What can be entered; null: not set here. */
export const parts = {
  offices: z.strictObject({ london: office.nullable(), lisbon: office.nullable() }),
  socialLinks: z
    .array(
      z.strictObject({
        name: withExample(singleLine(1, 40), examples.socialName),
        url: httpsAddress,
      }),
    )
    .max(10)
    .nullable(),
  mediaHosts: unique(publicHost, 20).nullable(),
  contactEmail: emailAddress.nullable(),
  /** The dates that visitors read are those of its days. */
  timeZone: withExample(
    z.string().max(64).refine(isTimeZone, 'must be a time zone of the IANA database'),
    examples.timeZone,
  ).nullable(),
  notificationAddresses: unique(emailAddress, 10)
    .refine((list) => list.length > 0, 'must name an address, or be null')
    .nullable(),
  legal: z.strictObject({
    name: withExample(text, exampleValues.company),
    registration: withExample(text, examples.registration),
    vatNumber: withExample(optional(singleLine(1, 40)), examples.vatNumber),
    registeredOffice: withExample(text, examples.registeredOffice),
    responsiblePerson: withExample(text, exampleValues.person),
  }),
  /** Which addresses it may have is the guard's matter (`server/outgoing`). */
  webhook: z
    .strictObject({
      url: withExample(singleLine(1, maxLength.address), examples.webhook),
    })
    .nullable(),
}
