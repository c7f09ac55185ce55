import { asSentence } from '#src/rest/field-messages.ts'
import { statusOf, type ErrorCode, type Problem } from '#src/rest/problem.ts'

type Extra = Pick<Problem, 'fields' | 'proposal' | 'uses' | 'current' | 'changedBy'>

export const messageOf: Readonly<Record<ErrorCode, string>> = {
  MALFORMED_REQUEST: 'The request could not be read.',
  NOT_SIGNED_IN: 'Sign in to do this.',
  INVALID_CREDENTIALS: 'The email or password is wrong.',
  SECOND_FACTOR_REQUIRED: 'Enter the code from your authenticator app.',
  FORBIDDEN: 'You do not have permission to do this.',
  FOREIGN_ORIGIN: 'The request came from another site.',
  NOT_FOUND: 'This item does not exist. It may have been deleted.',
  METHOD_NOT_ALLOWED: 'This address does not support that method.',
  PERMALINK_TAKEN: 'This permalink is taken.',
  LANGUAGE_TAKEN: 'A translation in this language is already linked. Unlink it first.',
  STALE_VERSION: 'The item has changed since you opened it. Reload it and try again.',
  EMAIL_TAKEN: 'An account with this email address already exists.',
  LAST_ADMIN: 'The back office needs an administrator. Make another user an administrator first.',
  SECOND_FACTOR_ACTIVE: 'Two-step verification is already on.',
  WRONG_STATE: 'The item’s current status does not allow this. Reload it to see the status.',
  FILE_IN_USE: 'This file is still in use. First remove it from the items that use it.',
  TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This content type is not accepted here.',
  INVALID_FIELDS: 'Some fields are invalid. Correct them and try again.',
  TOO_MANY_REQUESTS: 'Too many requests. Try again later.',
  INTERNAL: 'An error occurred on our side. Try again later.',
  UNAVAILABLE: 'The service is unavailable. Try again in a minute.',
}

/** Thrown anywhere below a handler; becomes the error response. */
export class HttpError extends Error {
  readonly errorCode: ErrorCode
  readonly extra: Extra
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined

  constructor(errorCode: ErrorCode, extra: Extra & { message?: string; retryAfter?: number } = {}) {
    const { message = messageOf[errorCode], retryAfter, ...rest } = extra
    super(message)
    this.errorCode = errorCode
    this.extra = rest
    this.retryAfter = retryAfter
  }

  get status(): number {
    return statusOf[this.errorCode]
  }

  toProblem(requestId: string): Problem {
    return {
      status: this.status,
      title: messageOf[this.errorCode],
      errorCode: this.errorCode,
      message: this.message,
      requestId,
      ...this.extra,
    }
  }
}

export const notFound = () => new HttpError('NOT_FOUND')

export function invalidField(field: string, rule: string, message: string): HttpError {
  return new HttpError('INVALID_FIELDS', {
    fields: [{ field, rule, message: asSentence(message) }],
  })
}
