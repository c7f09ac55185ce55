import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import { isLang } from '#src/i18n/locales.ts'
import { newId } from '../id.ts'
import type { Admission } from './admission.ts'
import { respond, type CachedResponse } from './cached-response.ts'
import { HttpError } from './http-error.ts'
import { problemType } from './problem-type.ts'

/** Finds a response in memory, which is sent at any load; undefined: Fastify answers. */
export type FindCached = (request: IncomingMessage) => CachedResponse | undefined

/**
 * Returns an address inside a language literally if it cannot be decoded: such a page does not
 * exist.
 */
export function readable(url: string): string {
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

/** Limits a response that its client reads byte by byte, and frees its resources. */
export function withEnd(handler: RequestListener, longestMs: number): RequestListener {
  return (request, response) => {
    const end = setTimeout(() => response.destroy(), longestMs).unref()
    response.once('close', () => clearTimeout(end))
    handler(request, response)
  }
}

/** A client that has gone while its request waited gets no answer. */
export const admitted =
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
export function withRawChecks(
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
