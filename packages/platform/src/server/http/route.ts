import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CallOutput, Endpoint, HandlerInput } from '#src/rest/endpoint.ts'
import type { Paginated } from '#src/rest/page.ts'
import { idOf, withAudit } from '../database/audit.ts'
import type { Actor, Platform } from '../platform.ts'
import { isCacheableAddress, cachedAnswer } from './answers.ts'
import { HttpError } from './http-error.ts'
import { parse } from './parse.ts'
import { sessionCookie } from './session-cookie.ts'
import { respond } from './cached-response.ts'

interface Context<E extends Endpoint> {
  /** Who calls; absent on a public call. */
  actor: E extends { permission: 'public' } ? undefined : Actor
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler returns: the body of the response, or for a keyed list a page. */
type HandlerOutput<E extends Endpoint> = E extends {
  list: 'keyed'
  response: z.ZodType<Record<string, infer T extends { id: string }>>
}
  ? Paginated<T>
  : CallOutput<E>

type Handle<E extends Endpoint> = (
  input: HandlerInput<E>,
  context: Context<E>,
) => Promise<HandlerOutput<E>>

const defaultBodyLimit = 65_536

/** Registers the route of an endpoint: permission, parsing, audit context, response. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  handle: Handle<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
    config: {
      startsSession: endpoint.session === 'starts',
      usesSession: endpoint.permission !== 'public' || endpoint.session === 'ends',
      fromAnywhere: endpoint.fromAnywhere,
      saysUnavailable: endpoint.neverShed ?? false,
    },
    onRequest: (request, reply) => authorize(platform, endpoint, request, reply),
    async handler(request, reply) {
      if (endpoint.body && request.headers['content-type'] === undefined)
        throw new HttpError('UNSUPPORTED_MEDIA_TYPE')
      const input = {
        params: endpoint.params && parse(endpoint.params, request.params),
        query: endpoint.query && parse(endpoint.query, request.query),
        headers: endpoint.headers && parse(endpoint.headers, request.headers),
        body: endpoint.body && !endpoint.multipart && parse(endpoint.body, request.body),
      }
      const context = { actor: request.actor, request, reply } as Context<E>
      const auditContext = auditContextOf(endpoint, request.actor, input)
      const run = () => withAudit(auditContext, () => handle(input as HandlerInput<E>, context))
      reply.status(endpoint.status ?? 200)
      if (!endpoint.response) {
        await run()
        return reply.send()
      }
      if (endpoint.type) reply.type(`${endpoint.type}; charset=utf-8`)
      const { response, cachedUntil } = endpoint
      const answer = async () => {
        const output = await run()
        return response.parse(
          endpoint.list ? keyed(request, reply, output as unknown as Paginated<Item>) : output,
        )
      }
      if (!platform.answers || cachedUntil === undefined || !isCacheableAddress(request, endpoint))
        return answer()
      const make = async () => cachedAnswer(reply, await answer())
      const stored = await platform.answers.share(request.url, cachedUntil, make)
      reply.hijack()
      respond(request.raw, reply.raw, stored)
    },
  })
}

function auditContextOf(
  { method, path }: Endpoint,
  actor: Actor | undefined,
  { params, body }: { params: unknown; body: unknown },
) {
  const subject = idOf(params) ?? idOf(body)
  return {
    call: `${method} ${path}`,
    accountId: actor?.id,
    ...(subject !== undefined && { subject }),
  }
}

async function authorize(
  platform: Platform,
  { permission }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (permission === 'public') return
  const cookie = sessionCookie(platform.config)
  const token = cookie.read(request.headers.cookie)
  const actor = token && (await platform.authenticate(token))
  if (!actor) {
    reply.header('set-cookie', cookie.clear())
    throw new HttpError('NOT_SIGNED_IN')
  }
  request.actor = actor
  if (permission !== 'session' && !actor.permissions.includes(permission))
    throw new HttpError('FORBIDDEN')
}

interface Item {
  id: string
}

function keyed(request: FastifyRequest, reply: FastifyReply, page: Paginated<Item>) {
  reply.header('x-total-count', page.total)
  if (page.next !== undefined) {
    const [path, ...query] = request.url.split('?')
    const parameters = new URLSearchParams(query.join('?'))
    parameters.set('after', page.next)
    reply.header('link', `<${path}?${parameters}>; rel="next"`)
  }
  return Object.fromEntries(page.items.map((item) => [item.id, item]))
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined
  }
  interface FastifyContextConfig {
    startsSession?: boolean
    /** False: a session cookie is ignored, so that no other site gains by having it sent. */
    usesSession?: boolean
    fromAnywhere?: boolean
  }
}
