import { z } from 'zod'
import { canonicalTimeZone, isTimeZone } from '@repo/platform/i18n/zoned-time.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { instant, optional, singleLine } from '@repo/platform/rest/text.ts'

const httpsAddress = singleLine(1, maxLength.address).refine(
  (text) => /^https:\/\/[^\s"'<>\\]+$/.test(text) && URL.canParse(text),
  'must be an https address',
)

/** When and where, of a news item that announces an event. */
const eventFields = z.strictObject({
  start: instant,
  end: optional(instant),
  /** The name in the IANA database, `Europe/London`: times are shown in it. */
  timeZone: singleLine(1, 64)
    .refine(isTimeZone, 'Choose a time zone such as Europe/London.')
    .transform((name) => (isTimeZone(name) ? canonicalTimeZone(name) : name)),
  place: optional(singleLine(1, maxLength.title)),
  link: optional(httpsAddress),
})

/** Absent: it stays as it is. Null or empty: the item announces no event. */
export const eventInput = z
  .preprocess(
    (value) => (value === '' ? null : value),
    eventFields
      .refine(({ start, end }) => end === null || end > start, {
        path: ['end'],
        message: 'must be later than the start',
        when: ({ issues }) => issues.length === 0,
      })
      .nullable(),
  )
  .optional()

export const newsEvent = z.strictObject({
  start: z.string(),
  end: z.string().nullable(),
  timeZone: z.string(),
  place: z.string().nullable(),
  link: z.string().nullable(),
})

export type NewsEvent = z.output<typeof newsEvent>
