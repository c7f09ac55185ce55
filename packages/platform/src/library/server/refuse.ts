import { HttpError } from '#src/server/http/http-error.ts'
import type { ErrorCode } from '#src/rest/problem.ts'
import { refusalText, type Refusal } from '../refusals.ts'

const codeOf = {
  type: 'UNSUPPORTED_MEDIA_TYPE',
  macros: 'UNSUPPORTED_MEDIA_TYPE',
  name: 'UNSUPPORTED_MEDIA_TYPE',
  max: 'TOO_LARGE',
  pixels: 'INVALID_FIELDS',
  format: 'INVALID_FIELDS',
} as const satisfies Record<Refusal['reason'], ErrorCode>

/** The error that refuses an uploaded file by its name, with the reason. */
export function refuse(name: string, refusal: Refusal): HttpError {
  const message = refusalText(name, refusal)
  return new HttpError(codeOf[refusal.reason], {
    message,
    fields: [{ field: 'file', rule: refusal.reason, message }],
  })
}
