import type { z } from 'zod'
import { asSentence, fieldMessage, requiredMessage } from '#src/rest/field-messages.ts'
import type { FieldError } from '#src/rest/problem.ts'
import { invalidField, HttpError } from './http-error.ts'

/** Parses a part of a request; every issue becomes a field error of the 422. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const broken = findBrokenText(value)
  if (broken)
    throw invalidField(
      broken.join('.'),
      'format',
      'Enter text without broken or invisible characters.',
    )
  const parsed = schema.safeParse(value, { error: fieldMessage })
  if (parsed.success) return parsed.data
  throw new HttpError('INVALID_FIELDS', { fields: parsed.error.issues.flatMap(errorsOf) })
}

/** The deepest nesting of objects and lists in any body. */
const maxDepth = 8

/** More combining marks on one letter than any language has: normalising thousands takes seconds. */
const combiningMarks = /\p{M}{31}/u

/**
 * The path of a string that PostgreSQL cannot store (NUL, lone surrogate) or that is slow to
 * normalise, or of nesting that is too deep.
 */
function findBrokenText(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() || combiningMarks.test(value)
      ? path
      : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length === maxDepth) return path
  for (const [key, inner] of Object.entries(value)) {
    // A key of any name is stored too, where a body may have some; its name is not repeated.
    const found = findBrokenText(key, path) ?? findBrokenText(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

function errorsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys')
    return [{ field: path.join('.'), rule: ruleOf(issue), message: asSentence(issue.message) }]
  return issue.keys.map((key) => ({
    field: [...path, key].join('.').slice(0, 100),
    rule: 'unknown',
    message: 'Remove this field. The call does not have it.',
  }))
}

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message === requiredMessage) return 'required'
  const rules: Partial<Record<z.core.$ZodIssue['code'], string>> = {
    invalid_type: 'type',
    too_small: 'min',
    too_big: 'max',
    invalid_format: 'format',
    invalid_value: 'choice',
    custom: 'format',
  }
  return rules[issue.code] ?? 'type'
}
