import type { Endpoint } from './endpoint.ts'
import type { JsonSchema } from './json-schema.ts'
import { errorCodes, statusOf, type ErrorCode, type Problem } from './problem.ts'

/** The English message of each error code. */
export type ErrorMessages = Readonly<Record<ErrorCode, string>>

const extras: Partial<Record<ErrorCode, Partial<Problem>>> = {
  INVALID_FIELDS: {
    fields: [
      {
        field: 'email',
        rule: 'format',
        message: 'Enter an email address such as name@example.com.',
      },
    ],
  },
  PERMALINK_TAKEN: { proposal: 'forklifts-in-narrow-aisles-2' },
  LANGUAGE_TAKEN: {
    fields: [
      {
        field: 'counterpartOf',
        rule: 'unique',
        message: 'already has a translation in this language',
      },
    ],
  },
  STALE_VERSION: { current: { id: '019f3c52-7a10-7c44-9d3e-5b21c0a4e6f8', version: 4 } },
}

/** A response body of each error code, for `components.examples`. */
export function errorExamples(messages: ErrorMessages): Record<string, { value: Problem }> {
  const examples = errorCodes.map((errorCode): [string, { value: Problem }] => {
    const value: Problem = {
      status: statusOf[errorCode],
      title: messages[errorCode],
      errorCode,
      message: messages[errorCode],
      requestId: '019f3c52-8b21-7d55-8e4f-6c32d1b5f709',
      ...extras[errorCode],
    }
    return [errorCode, { value }]
  })
  return Object.fromEntries(examples)
}

/** Each status once, with the codes that it can carry; `default` for what can happen to every call. */
export function errorResponses(endpoint: Endpoint): Record<string, JsonSchema> {
  const byStatus = Object.groupBy(codesOf(endpoint), (code) => String(statusOf[code]))
  const described = Object.entries(byStatus).map(([status, codes = []]): [string, JsonSchema] => [
    status,
    errorResponse(codes.join(', '), codes),
  ])
  const anyTime: ErrorCode[] = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE']
  return {
    ...Object.fromEntries(described),
    // Of Node.js, before the call is known.
    431: errorResponse('Address and headers are longer than 16 KB', ['TOO_LARGE']),
    default: errorResponse('Any other failure', anyTime),
  }
}

function codesOf(endpoint: Endpoint): Set<ErrorCode> {
  const codes: ErrorCode[] = ['MALFORMED_REQUEST', ...(endpoint.errors ?? [])]
  if (endpoint.permission !== 'public') codes.push('NOT_SIGNED_IN', 'FORBIDDEN')
  if (endpoint.method !== 'GET' && !endpoint.fromAnywhere) codes.push('FOREIGN_ORIGIN')
  if (endpoint.params) codes.push('NOT_FOUND')
  if (endpoint.method !== 'GET') codes.push('UNSUPPORTED_MEDIA_TYPE', 'TOO_LARGE')
  if (endpoint.body || endpoint.query || endpoint.params) codes.push('INVALID_FIELDS')
  return new Set(codes)
}

function errorResponse(description: string, codes: readonly ErrorCode[]): JsonSchema {
  const waits = codes.some((code) => statusOf[code] === 429 || statusOf[code] === 503)
  const examples = codes.map((code): [string, JsonSchema] => [
    code,
    { $ref: `#/components/examples/${code}` },
  ])
  return {
    description,
    ...(waits && { headers: { 'Retry-After': retryAfter } }),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}

const retryAfter = {
  schema: { type: 'integer', minimum: 1 },
  description: 'Seconds to wait before trying again, if known',
}
