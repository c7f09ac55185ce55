import { z } from 'zod'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { storedOption } from './stored-option.ts'
import { cleanLine, cleanText, isVisible } from './clean-text.ts'
import { readEmail } from './email.ts'
import { maxLength } from './lengths.ts'
import { exampleValues, withExample } from './example.ts'

/** One line of text, as `cleanLine` reads it; length in characters. */
export function singleLine(min: number, max: number) {
  const line = z.string().min(min).max(max)
  return z
    .string()
    .transform(cleanLine)
    .pipe(min === 0 ? line : visible(line))
}

/** Refuses a text of characters that nobody sees; the empty text is left to its minimum length. */
export const visible = (schema: z.ZodString) =>
  schema.refine((text) => text === '' || isVisible(text), 'Enter at least one visible character.')

/** Text of several lines, as `cleanText` reads it. */
export function multiLine(max: number) {
  return z.string().transform(cleanText).pipe(z.string().max(max))
}

/** Absent, null and empty to the eye mean the same; the output is null. */
export function optional<T extends z.ZodType>(schema: T) {
  return z
    .preprocess((value) => (isBlank(value) ? null : value), schema.nullable())
    .optional()
    .transform((value) => value ?? null)
}

/** Absent: as it is stored. Null or empty: it is cleared. */
export function clearable<T extends z.ZodType>(schema: T) {
  return z
    .preprocess(
      (value) => (value !== undefined && isBlank(value) ? null : value),
      schema.nullable(),
    )
    .optional()
}

const isBlank = (value: unknown) =>
  value === undefined || (typeof value === 'string' && !isVisible(value))

/** As `readEmail` reads it, with its domain in ASCII. */
export const emailAddress = withExample(
  z
    .string()
    .transform((text) => readEmail(text) ?? text)
    .pipe(
      z
        .string()
        .refine((text) => readEmail(text) !== undefined, {
          error: 'Enter an email address such as name@example.com.',
          abort: true,
        })
        .max(maxLength.email),
    ),
  exampleValues.email,
)

export const lang = z.enum(langs)

/**
 * The language of what is stored, in responses. It is typed as one of today's, as all texts of the site are:
 * a row of another language keeps its code, while nothing is shown by it.
 */
export const storedLang = storedOption(langs) as z.ZodType<Lang, Lang>

/** Years whose days and neighbours have four digits: others sort otherwise as texts, and PostgreSQL has no year 0. */
const isInUsualYear = (text: string) => text >= '1900' && text < '9999'
const usualYears = 'must be between the years 1900 and 9998'

/** ISO 8601 with its offset; stored and answered in UTC. */
export const instant = withExample(
  z.iso
    .datetime({ offset: true, error: 'must be a date and time with its offset' })
    .transform((text) => new Date(text).toISOString())
    .refine(isInUsualYear, usualYears),
  exampleValues.time,
)

/** A day of the calendar: `2026-11-23`. */
export const calendarDay = withExample(
  z.iso.date().refine(isInUsualYear, usualYears),
  exampleValues.day,
)

/** A name with a dot: no single word such as localhost, no IP address. */
export const publicHost = withExample(
  z
    .string()
    .max(253)
    .regex(
      /^(?:[a-z0-9-]+\.)+(?!localhost$)[a-z][a-z0-9-]+$/,
      'must be a host name such as vimeo.com, in lower case',
    ),
  'vimeo.com',
)
