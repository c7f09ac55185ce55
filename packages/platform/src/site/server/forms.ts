import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Lang } from '#src/i18n/locales.ts'
import type { FieldError } from '#src/rest/problem.ts'
import { second } from '#src/server/clock.ts'
import { parse } from '#src/server/http/parse.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import type { Platform } from '#src/server/platform.ts'
import { trapName } from '../forms/trap.ts'

export interface PostedForm {
  lang: Lang
  /** Name of the page with the form. */
  name: string
  values: Readonly<Record<string, string>>
  request: FastifyRequest
  reply: FastifyReply
}

/** A file that a form is answered with: the browser saves it. */
export interface Download {
  /** ASCII. */
  name: string
  type: string
  bytes: Uint8Array
}

/**
 * Handles a form that was posted without JavaScript: returns where to redirect to, or `show` to
 * render the page with the values, or a file, or throws an `HttpError`.
 */
export interface FormHandler {
  /** Whether it signs in: then the request must have an `Origin`. */
  startsSession?: boolean
  handle(
    platform: Platform,
    form: PostedForm,
  ): Promise<{ redirectTo: string } | { download: Download } | 'show'>
  /** The error message of a field, of '' for the form as a whole, in the page's language. */
  errorText(lang: Lang, error: Pick<FieldError, 'field' | 'rule'>, status: number): string
}

/** Fields that are no part of the call's body. */
const own = new Set(['form', trapName, 'started', 'newsletter'])

/** Parses the posted values as the call's body; an empty field counts as absent. */
export function parseForm<S extends z.ZodType>(schema: S, values: PostedForm['values']) {
  const given = Object.entries(values).filter(([key, value]) => !own.has(key) && value !== '')
  return parse(schema, Object.fromEntries(given))
}

const minFillMs = 2 * second

/** Whether the field that nobody sees has a value. */
export const isTrapped = (values: PostedForm['values']): boolean => Boolean(values[trapName])

/** Whether it was filled in within two seconds, or in a time that nobody knows. */
export function isTooFast(values: PostedForm['values'], now: Date): boolean {
  const taken = now.getTime() - Number(values.started || Number.NaN)
  // A negative time means that the visitor's clock is ahead.
  return Number.isNaN(taken) || (taken >= 0 && taken < minFillMs)
}

/** Message by field, for the page to show. */
export function errorsOf(handler: FormHandler, lang: Lang, error: unknown): Record<string, string> {
  const status = error instanceof HttpError ? error.status : 500
  const fields = error instanceof HttpError ? (error.extra.fields ?? []) : []
  // Of two errors of a field the first is shown.
  const all = [{ field: '', rule: '' }, ...fields.toReversed()]
  return Object.fromEntries(all.map((one) => [one.field, handler.errorText(lang, one, status)]))
}
