import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Lang } from '#src/i18n/locales.ts'
import type { FieldError } from '#src/rest/problem.ts'
import { second } from '#src/server/clock.ts'
import { parse } from '#src/server/http/parse.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import type { Platform } from '#src/server/platform.ts'

export interface PostedForm {
  lang: Lang
  /** The page on which it stands. */
  name: string
  values: Readonly<Record<string, string>>
  request: FastifyRequest
  reply: FastifyReply
}

/** Takes a form that was posted without JavaScript: answers where to go next, or that the page shows what came of it, or throws a `ProblemError`. */
export interface FormHandler {
  /** Whether it signs in: then the request must name where it comes from. */
  startsSession?: boolean
  take(platform: Platform, form: PostedForm): Promise<{ goTo: string } | 'show'>
  /** The error message of a field, of '' for the form as a whole, in the page's language. */
  explain(lang: Lang, error: Pick<FieldError, 'field' | 'rule'>, status: number): string
}

/** Fields that are the form's own business and no part of the call. */
const own = new Set(['form', 'website', 'started', 'newsletter'])

/** Parses the posted values as the call's body; an empty field is an absent one. */
export function parseForm<S extends z.ZodType>(schema: S, values: PostedForm['values']) {
  const given = Object.entries(values).filter(([key, value]) => !own.has(key) && value !== '')
  return parse(schema, Object.fromEntries(given))
}

const minFillMs = 2 * second

/** Whether a program has filled it in: the hidden field has a value, or it took no time at all. */
export function isFromRobot(values: PostedForm['values'], now: Date): boolean {
  if (values.website) return true
  const taken = now.getTime() - Number(values.started || Number.NaN)
  // Less than nothing is a visitor whose clock runs ahead.
  return taken >= 0 && taken < minFillMs
}

/** Message by field, for the page to show. */
export function errorsOf(handler: FormHandler, lang: Lang, error: unknown): Record<string, string> {
  const status = error instanceof HttpError ? error.status : 500
  const fields = error instanceof HttpError ? (error.extra.fields ?? []) : []
  const whole = { '': handler.explain(lang, { field: '', rule: '' }, status) }
  return Object.assign(
    whole,
    ...fields
      .toReversed()
      .map((field) => ({ [field.field]: handler.explain(lang, field, status) })),
  ) as Record<string, string>
}
