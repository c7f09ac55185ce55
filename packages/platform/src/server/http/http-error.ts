import { asSentence } from '#src/rest/field-messages.ts'
import { statusOf, type ErrorCode, type Problem } from '#src/rest/problem.ts'

type Extra = Pick<Problem, 'fields' | 'proposal' | 'uses' | 'current' | 'changedBy'>

export const messageOf: Readonly<Record<ErrorCode, string>> = {
  MALFORMED_REQUEST: 'The request could not be read.',
  NOT_SIGNED_IN: 'Sign in to do this.',
  INVALID_CREDENTIALS: 'The email address or the password is not right.',
  SECOND_FACTOR_REQUIRED: 'Enter the code of your second factor.',
  FORBIDDEN: 'Your account may not do this.',
  FOREIGN_ORIGIN: 'The request came from another site.',
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'This address does not take that method.',
  PERMALINK_TAKEN: 'This permalink is taken.',
  LANGUAGE_TAKEN: 'There is a counterpart in this language already.',
  STALE_VERSION: 'The item has been changed in the meantime.',
  EMAIL_TAKEN: 'There is an account with this email address.',
  LAST_ADMIN: 'Nobody else could administer the back office then.',
  SECOND_FACTOR_ACTIVE: 'The second factor is on already.',
  WRONG_STATE: 'The state of the item does not allow this.',
  FILE_IN_USE: 'This file is still in use.',
  TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This content type is not taken here.',
  INVALID_FIELDS: 'Some fields are not valid.',
  TOO_MANY_REQUESTS: 'Too many requests. Please, try again later.',
  INTERNAL: 'Something went wrong on our side.',
  UNAVAILABLE: 'The service is not available at the moment.',
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
