import { z } from 'zod'
import { langs } from '#src/i18n/locales.ts'
import { maxLength } from './lengths.ts'

/** One line of text: trimmed, NFC, without control characters; length in characters. */
export function singleLine(min: number, max: number) {
  return z
    .string()
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(min)
        .max(max)
        .regex(/^[^\p{Cc}]*$/u, 'must not contain control characters'),
    )
}

/** Text of several lines; CRLF and CR become LF. */
export function multiLine(max: number) {
  return z
    .string()
    .transform((text) => tidy(text.replace(/\r\n?/g, '\n')))
    .pipe(
      z
        .string()
        .max(max)
        .regex(/^(?:[^\p{Cc}]|[\r\n\t])*$/u, 'must not contain control characters'),
    )
}

/** Absent, null and empty mean the same;the output is null. */
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
  value === undefined || (typeof value === 'string' && value.trim() === '')

const tidy = (text: string) => text.trim().normalize('NFC')

export const emailAddress = z
  .string()
  .transform((text) => text.trim().normalize('NFC'))
  .pipe(z.email().max(maxLength.email))

export const lang = z.enum(langs)

/** Years whose days and neighbours have four digits: others sort otherwise as texts, and PostgreSQL has no year 0. */
const isInUsualYear = (text: string) => text >= '1900' && text < '9999'
const usualYears = 'must be in the years 1900 to 9998'

/** ISO 8601 with its offset; stored and answered in UTC. */
export const instant = z.iso
  .datetime({ offset: true, error: 'must be a date and time with its offset' })
  .transform((text) => new Date(text).toISOString())
  .refine(isInUsualYear, usualYears)

/** A day of the calendar: `2026-11-23`. */
export const calendarDay = z.iso.date().refine(isInUsualYear, usualYears)

/** A name with a dot: no single word such as localhost, no IP address. */
export const publicHost = z
  .string()
  .max(253)
  .regex(
    /^(?:[a-z0-9-]+\.)+(?!localhost$)[a-z][a-z0-9-]+$/,
    'must be a host name such as vimeo.com, in lower case',
  )
