import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#src/rest/endpoint.ts'
import { HttpError } from './http-error.ts'

/** The error for a request without a route: 405 with `Allow` where the path has other methods, else 404. */
export function unknownCall(endpoints: readonly Endpoint[]) {
  const known = endpoints.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }))
  return (request: FastifyRequest, reply: FastifyReply): HttpError => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (!methods.length) return new HttpError('NOT_FOUND')
    const allow = [...new Set(methods)].flatMap((m) => (m === 'GET' ? ['GET', 'HEAD'] : [m]))
    reply.header('allow', allow.join(', '))
    return new HttpError('METHOD_NOT_ALLOWED')
  }
}

/** For a server without pages. A hook, since a handler would run after the body is read. */
export function unknownCalls(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const unknown = unknownCall(endpoints)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) throw unknown(request, reply)
  })
}
