import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify'
import { isLang } from '#src/i18n/locales.ts'
import type { ErrorCode } from '#src/rest/problem.ts'
import { minute, second } from '../clock.ts'
import { newId } from '../id.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Platform } from '../platform.ts'
import { Shed, type Admission } from './admission.ts'
import { clientErrorHandler } from './client-error.ts'
import { Connections } from './connections.ts'
import { isExpectedRefusal } from './expected-refusal.ts'
import { cleanForwardedFor } from './forwarded-for.ts'
import { foreignOrigin, isOwnOrigin } from './origin.ts'
import { HttpError } from './http-error.ts'
import { createRefusals } from './refusals.ts'
import { securityHeaders } from './security-headers.ts'
import { sessionCookie } from './session-cookie.ts'
import { encoded, respond, type CachedResponse } from './cached-response.ts'

/** Finds a response in memory, which is sent at any load; undefined: Fastify answers. */
export type FindCached = (request: IncomingMessage) => CachedResponse | undefined

/** Fastify with the connections of its server. */
export type App = FastifyInstance & { readonly connections: Connections }

/**
 * Returns an address inside a language literally if it cannot be decoded: such a page does not
 * exist.
 */
function readable(url: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  if (!isLang(path.split('/')[1]) || isDecodable(path)) return url
  return path.replaceAll('%', '%25') + query
}

/**
 * The result is used, since a bundler considers `decodeURIComponent` free of effects and drops the
 * bare call.
 */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

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
  const refusals = createRefusals(log)
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
        message: 'Send the request without the header Content-Encoding.',
      })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  return Object.assign(app, { connections })

  function answer(
    error: FastifyError | HttpError | Error,
    request: FastifyRequest,
    reply: Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[2],
  ) {
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
}

/** Bytes spare work: Node.js passes a text three times before sending. */
const jsonOf = (body: unknown): Buffer => encoded(JSON.stringify(body))

function unused(): never {
  throw new Error('No route has a schema of Fastify')
}

const problemType = 'application/problem+json; charset=utf-8'

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

/** Limits a response that its client reads byte by byte, and frees its resources. */
function withEnd(handler: RequestListener, longestMs: number): RequestListener {
  return (request, response) => {
    const end = setTimeout(() => response.destroy(), longestMs).unref()
    response.once('close', () => clearTimeout(end))
    handler(request, response)
  }
}

/** A client that has gone while its request waited gets no answer. */
const admitted =
  (handler: RequestListener, admission: Admission | undefined): RequestListener =>
  (request, response) => {
    if (!admission) return handler(request, response)
    void admission.admit(request).then(() => {
      if (!request.destroyed) handler(request, response)
    })
  }

/**
 * Rejects requests that proxies and servers read differently (request smuggling), then serves
 * responses from memory.
 */
function withRawChecks(
  handler: RequestListener,
  findCached: FindCached,
  headers: OutgoingHttpHeaders,
): RequestListener {
  return (request, response) => {
    if (isAmbiguous(request)) {
      const problem = new HttpError('MALFORMED_REQUEST').toProblem(newId())
      response.writeHead(400, { ...headers, 'content-type': problemType, connection: 'close' })
      response.end(JSON.stringify(problem))
      return
    }
    const stored = findCached(request)
    if (stored) respond(request, response, stored)
    else handler(request, response)
  }
}

/** The check runs on every request, so it uses no regular expression and builds no headers. */
function isAmbiguous({ rawHeaders, url = '', httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1 || (!hosts && httpVersion !== '1.0') || !url.startsWith('/')
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
