import { createServer, type RequestListener } from 'node:http'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { minute, second } from '../clock.ts'
import { newId } from '../id.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Platform } from '../platform.ts'
import { Shed, type Admission } from './admission.ts'
import { clientErrorHandler } from './client-error.ts'
import { Connections } from './connections.ts'
import { errorAnswer } from './error-answer.ts'
import { cleanForwardedFor } from './forwarded-for.ts'
import { foreignOrigin, isOwnOrigin } from './origin.ts'
import { HttpError } from './http-error.ts'
import { problemType } from './problem-type.ts'
import { admitted, readable, withEnd, withRawChecks, type FindCached } from './raw-checks.ts'
import { createRefusals } from './refusals.ts'
import { securityHeaders } from './security-headers.ts'
import { sessionCookie } from './session-cookie.ts'
import { encoded } from './cached-response.ts'

/** Fastify with the connections of its server. */
export type App = FastifyInstance & { readonly connections: Connections }

interface Options {
  findCached?: FindCached | undefined
  /** Absent: every request begins at once. */
  admission?: Admission
  metrics?: Metrics | undefined
  patience?: typeof patience
}

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** The longest time without reading, and for one response: 50 MB at 0.5 Mbit/s. */
const patience = { stalledMs: 2 * minute, longestMs: 15 * minute }

/**
 * Longer than the keep-alive of most reverse proxies (60 s): closing first would reset a request
 * that is on its way.
 */
const idleMs = 75 * second

/** Creates a Fastify server with the checks that every call shares; the caller adds the routes. */
export function createApp(
  platform: Pick<Platform, 'config' | 'log'>,
  {
    findCached = () => undefined,
    admission,
    metrics,
    patience: { stalledMs, longestMs } = patience,
  }: Options = {},
): App {
  const { config, log } = platform
  const measured = metrics?.measured ?? ((listener: RequestListener) => listener)
  const headers = { ...securityHeaders(config), 'cache-control': 'no-store' }
  const connections = new Connections()
  const refusals = createRefusals(log)
  const answer = errorAnswer(refusals)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    rewriteUrl: ({ url = '/' }) => readable(url),
    trustProxy: config.TRUSTED_PROXIES.length ? config.TRUSTED_PROXIES : false,
    // Calls have separate schemas (`route.ts`), so Fastify's compilers are not even loaded.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    bodyLimit: 65_536,
    // `gentleClose` answers requests that arrive before the end.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answer(error, request, reply.headers(headers)),
    clientErrorHandler: clientErrorHandler(headers, problemType, connections),
    serverFactory: (handler) =>
      createServer(
        // The check is below: Node’s own response has no body.
        { requireHostHeader: false, requestTimeout: 2 * minute, keepAliveTimeout: idleMs },
        connections.limited(
          measured(
            withRawChecks(admitted(withEnd(handler, longestMs), admission), findCached, headers),
          ),
        ),
      )
        .on('connection', connections.add)
        .setTimeout(stalledMs),
  })
  app.setReplySerializer(jsonOf as unknown as (body: unknown) => string)
  app.addHook('onClose', async () => refusals.tell())
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('actor', undefined)
  app.decorateRequest('isShed', false)

  app.addHook('onRequest', async (request, reply) => {
    // The header has to be clean before any code reads `request.ip`.
    cleanForwardedFor(request.raw.headers)
    metrics?.setRoute(request.raw, request.routeOptions.url ?? 'unknown')
    reply.headers(headers)
    request.isShed = admission?.isShed(request.raw) ?? false
    if (request.isShed && !request.routeOptions.config.saysUnavailable) throw new Shed()
    if (request.is404 || !unsafe.has(request.method)) return
    const { startsSession = false, usesSession = true, fromAnywhere } = request.routeOptions.config
    if (fromAnywhere) return
    const cookie = sessionCookie(config).read(request.headers.cookie)
    const hasSession = usesSession && cookie !== undefined
    const port = request.socket.localPort ?? config.PORT
    if (!isOwnOrigin(config, { headers: request.headers, port, hasSession, startsSession }))
      throw foreignOrigin(request.headers)
  })
  app.addHook('preParsing', async ({ headers: { 'content-encoding': encoding } }) => {
    // No handler decompresses a body: it would be read as if it were plain.
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
      throw new HttpError('UNSUPPORTED_MEDIA_TYPE', {
        message: 'Send the request without the Content-Encoding header.',
      })
  })
  app.setErrorHandler(answer)
  return Object.assign(app, { connections })
}

/** Bytes spare work: Node.js passes a text three times before sending. */
const jsonOf = (body: unknown): Buffer => encoded(JSON.stringify(body))

function unused(): never {
  throw new Error('No route has a schema of Fastify')
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request is rejected because too many wait. */
    isShed: boolean
  }
  interface FastifyContextConfig {
    /** The route has its own page for unavailability. */
    saysUnavailable?: boolean
  }
}
