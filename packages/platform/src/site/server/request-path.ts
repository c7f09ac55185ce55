import type { FastifyRequest } from 'fastify'
import { HttpError } from '#src/server/http/http-error.ts'

/** The path as the router read it: decoded once. */
export function pathOf(request: Pick<FastifyRequest, 'url'>): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    throw new HttpError('MALFORMED_REQUEST')
  }
}
