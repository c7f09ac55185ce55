import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#src/rest/problem.ts'
import { isExpectedRefusal } from './expected-refusal.ts'
import { HttpError } from './http-error.ts'
import { problemType } from './problem-type.ts'
import type { createRefusals } from './refusals.ts'

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'UNAVAILABLE',
}

/** A full disk or quota is no fault of the request. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT'])

function httpErrorOf(error: Error & { statusCode?: number; code?: string }): HttpError {
  if (error instanceof HttpError) return error
  if (fullDisk.has(error.code ?? '')) return new HttpError('UNAVAILABLE', { retryAfter: 60 })
  const { statusCode = 500 } = error
  const code = codeOfStatus[statusCode]
  return new HttpError(code ?? (statusCode < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL'))
}

/** Answers a request with the problem of an error, and counts it. */
export const errorAnswer =
  (refusals: ReturnType<typeof createRefusals>) =>
  (
    error: FastifyError | HttpError | Error,
    request: FastifyRequest,
    reply: Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[2],
  ) => {
    const httpError = httpErrorOf(error)
    if (httpError.status >= 500 && !isExpectedRefusal(error))
      request.log.error({ err: error }, 'a request failed')
    refusals.count({
      errorCode: httpError.errorCode,
      call: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
      account: request.actor?.id,
    })
    // A closed connection would be reset while its client still sends, and the answer lost. Node.js
    // reads and drops the rest, for as long as a request may take.
    if (httpError.status === 413) reply.removeHeader('connection')
    if (httpError.retryAfter !== undefined) reply.header('retry-after', httpError.retryAfter)
    return reply
      .status(httpError.status)
      .type(problemType)
      .send(JSON.stringify(httpError.toProblem(request.id)))
  }
