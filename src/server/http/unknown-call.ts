import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#src/rest/endpoint.ts'
import { ProblemError } from './problem-error.ts'

/** What an address without a route answers: 405 with `Allow` where another method has one, else 404. */
export function unknownCall(endpoints: readonly Endpoint[]) {
  const known = endpoints.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }))
  return (request: FastifyRequest): { error: ProblemError; allow?: string } => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (!methods.length) return { error: new ProblemError('NOT_FOUND') }
    const allow = [...new Set(methods)].flatMap((m) => (m === 'GET' ? ['GET', 'HEAD'] : [m]))
    return { error: new ProblemError('METHOD_NOT_ALLOWED'), allow: allow.join(', ') }
  }
}

/** For a server that answers calls alone. */
export function unknownCalls(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const unknown = unknownCall(endpoints)
  app.setNotFoundHandler(async (request, reply) => {
    const { error, allow } = unknown(request)
    if (allow) reply.header('allow', allow)
    throw error
  })
}
