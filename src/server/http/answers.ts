import type { FastifyReply, FastifyRequest } from 'fastify'
import { respond, storedResponse, type StoredResponse } from './stored-response.ts'

/** Answers to public calls, kept in memory as pages are. */
export interface Answers {
  /** Before anything is read of the store; what it returns keeps the answer, unless that is outdated by then. */
  begin(topic: string): (url: string, answer: StoredResponse) => Promise<void>
}

/** Where a query says more there are addresses without end: searches, parts of a list, names of categories. */
export const isKeptAddress = ({ query }: FastifyRequest): boolean =>
  Object.keys(query as object).every((key) => key === 'limit')

/** Answers with JSON that is kept. */
export async function keepAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  keep: ReturnType<Answers['begin']>,
): Promise<void> {
  const own = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])
  const type = 'application/json; charset=utf-8'
  const headers = { ...Object.fromEntries(own), 'content-type': type } as Record<string, string>
  const answer = storedResponse(JSON.stringify(body), headers)
  await keep(request.url, answer)
  reply.hijack()
  respond(request.raw, reply.raw, answer)
}
