import type { FastifyInstance } from 'fastify'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { outboxApi } from '../contract.ts'
import { getEntry, listEntries, sendAgain } from './entries.ts'

export function outboxRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock, outbox } = platform

  async function sendNow(id: string, as: 'retry' | 'replay') {
    const entry = await store.write([], (db) => sendAgain(db, clock, { id, as }))
    outbox.wake()
    return entry
  }

  route(app, platform, outboxApi.list, ({ query }) => listEntries(store, query))

  route(app, platform, outboxApi.get, ({ params }) => getEntry(store, params.id))

  route(app, platform, outboxApi.retry, ({ body }) => sendNow(body.id, 'retry'))

  route(app, platform, outboxApi.replay, ({ body }) => sendNow(body.id, 'replay'))
}
