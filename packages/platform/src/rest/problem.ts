import { z } from 'zod'

export const errorCodes = [
  'MALFORMED_REQUEST',
  'NOT_SIGNED_IN',
  'INVALID_CREDENTIALS',
  'SECOND_FACTOR_REQUIRED',
  'FORBIDDEN',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PERMALINK_TAKEN',
  'LANGUAGE_TAKEN',
  'STALE_VERSION',
  'FILE_IN_USE',
  'EMAIL_TAKEN',
  'LAST_ADMIN',
  'SECOND_FACTOR_ACTIVE',
  'WRONG_STATE',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'INVALID_FIELDS',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export const statusOf = {
  MALFORMED_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PERMALINK_TAKEN: 409,
  LANGUAGE_TAKEN: 409,
  STALE_VERSION: 409,
  FILE_IN_USE: 409,
  EMAIL_TAKEN: 409,
  LAST_ADMIN: 409,
  SECOND_FACTOR_ACTIVE: 409,
  WRONG_STATE: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID_FIELDS: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<ErrorCode, number>

export const fieldError = z.object({
  field: z.string(),
  rule: z.string(),
  message: z.string(),
})
export type FieldError = z.output<typeof fieldError>

/** The body of every error response: RFC 9457, `application/problem+json`. */
export const problem = z.object({
  status: z.number().int(),
  title: z.string(),
  errorCode: z.enum(errorCodes),
  message: z.string(),
  requestId: z.string(),
  fields: z.array(fieldError).optional(),
  /** A free permalink in place of the one that is taken. */
  proposal: z.string().optional(),
  /** The items that still refer to a file. */
  uses: z.array(z.object({ kind: z.string(), id: z.string(), title: z.string() })).optional(),
  /** The item as it is stored now, where a stale version was sent. */
  current: z.unknown().optional(),
  /** The name of who has stored it, where that is known. */
  changedBy: z.string().optional(),
})
export type Problem = z.output<typeof problem>
