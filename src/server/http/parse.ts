import type { z } from 'zod'
import type { FieldFault } from '#src/rest/problem.ts'
import { ProblemError } from './problem-error.ts'

/** Parses a part of a request; every fault becomes an entry of the 422. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ProblemError('INVALID_FIELDS', { fields: parsed.error.issues.flatMap(faultsOf) })
}

function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys')
    return [{ field: path.join('.'), rule: ruleOf(issue), message: issue.message }]
  return issue.keys.map((key) => ({
    field: [...path, key].join('.').slice(0, 100),
    rule: 'unknown',
    message: 'is not a field of this call',
  }))
}

function ruleOf(issue: z.core.$ZodIssue): string {
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  if (missing && /received undefined$/.test(issue.message)) return 'required'
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
