import { mapValues } from '#src/values/records.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#src/rest/endpoint.ts'
import { cachedResponse, type CachedResponse } from './cached-response.ts'

/** Answers to public calls, kept in memory as pages are. */
export interface Answers {
  /**
   * Makes the answer to an address once for all who wait for it, and keeps it until a write to the topic, where
   * there is room.
   */
  share(url: string, topic: string, make: () => Promise<CachedResponse>): Promise<CachedResponse>
}

/** Of any other address there is no end: searches, parts of a list, one call written in many ways. */
const kept = { call: /^[\w/.~-]+$/, list: /^[\w/.~-]+(?:\?limit=[1-9]\d{0,2})?$/ }

export const isCacheableAddress = ({ url }: FastifyRequest, { query }: Endpoint): boolean =>
  (query ? kept.list : kept.call).test(url)

/** JSON with the headers of a reply. */
export function cachedAnswer(reply: FastifyReply, body: unknown): CachedResponse {
  const own = mapValues(reply.getHeaders(), String)
  const type = 'application/json; charset=utf-8'
  return cachedResponse(JSON.stringify(body), { ...own, 'content-type': type })
}
