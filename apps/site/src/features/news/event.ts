import { z } from 'zod'
import { canonicalTimeZone, isTimeZone } from '@repo/platform/i18n/zoned-time.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { instant, optional, singleLine } from '@repo/platform/rest/text.ts'
import { withExample } from '@repo/platform/rest/example.ts'

const examples = {
  start: '2026-03-05T14:00:00.000Z',
  end: '2026-03-05T14:45:00.000Z',
  timeZone: 'Europe/London',
  place: 'Online',
  link: 'https://example.com/register',
}

const httpsAddress = withExample(
  singleLine(1, maxLength.address).refine(
    (text) => /^https:\/\/[^\s"'<>\\]+$/.test(text) && URL.canParse(text),
    'must be an https address',
  ),
  examples.link,
)

/** When and where, of an article that announces an event. */
const eventFields = z.strictObject({
  start: withExample(instant, examples.start),
  end: withExample(optional(instant), examples.end),
  /** The name in the IANA database, `Europe/London`: times are shown in it. */
  timeZone: withExample(
    singleLine(1, 64)
      .refine(isTimeZone, 'Choose a time zone such as Europe/London.')
      .transform((name) => (isTimeZone(name) ? canonicalTimeZone(name) : name)),
    examples.timeZone,
  ),
  place: withExample(optional(singleLine(1, maxLength.title)), examples.place),
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
  start: withExample(z.string(), examples.start),
  end: withExample(z.string(), examples.end).nullable(),
  timeZone: withExample(z.string(), examples.timeZone),
  place: withExample(z.string(), examples.place).nullable(),
  link: withExample(z.string(), examples.link).nullable(),
})

export type NewsEvent = z.output<typeof newsEvent>

export const endOf = ({ start, end }: Pick<NewsEvent, 'start' | 'end'>): string => end ?? start
