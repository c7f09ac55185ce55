import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#src/rest/endpoint.ts'
import { respond, storedResponse, type StoredResponse } from './stored-response.ts'

/** Answers to public calls, kept in memory as pages are. */
export interface Answers {
  /**
   * Before anything is read of the store. What it returns keeps the answer, unless that is outdated by then;
   * undefined where there is no room.
   */
  begin(topic: string): Keep | undefined
}

type Keep = (url: string, answer: StoredResponse) => Promise<void>

/** Of any other address there is no end: searches, parts of a list, one call written in many ways. */
const kept = { call: /^[\w/.~-]+$/, list: /^[\w/.~-]+(?:\?limit=[1-9]\d{0,2})?$/ }

export const isKeptAddress = ({ url }: FastifyRequest, { query }: Endpoint): boolean =>
  (query ? kept.list : kept.call).test(url)

/** Answers with JSON that is kept. */
export async function keepAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  keep: Keep,
): Promise<void> {
  const own = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])
  const type = 'application/json; charset=utf-8'
  const headers = { ...Object.fromEntries(own), 'content-type': type } as Record<string, string>
  const answer = storedResponse(JSON.stringify(body), headers)
  await keep(request.url, answer)
  reply.hijack()
  respond(request.raw, reply.raw, answer)
}
