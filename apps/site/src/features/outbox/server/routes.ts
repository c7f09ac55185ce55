import type { FastifyInstance } from 'fastify'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import {
  countPending,
  getEntry,
  listEntries,
  resend,
  resendAllFailed,
} from '@repo/platform/server/outbox/entries.ts'
import { outboxApi } from '../contract.ts'

export function outboxRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock, outbox } = platform

  async function writeAndWake<T>(work: (db: WriteTransaction) => Promise<T>): Promise<T> {
    const done = await store.write([], work)
    outbox.wake()
    return done
  }

  const sendNow = (id: string, as: 'retry' | 'replay') =>
    writeAndWake((db) => resend(db, clock, { id, as }))

  route(app, platform, outboxApi.list, ({ query }) => listEntries(store, query))

  route(app, platform, outboxApi.status, async () => ({
    mailServer: outbox.sendsMail,
    ...(await countPending(store)),
  }))

  route(app, platform, outboxApi.get, ({ params }) => getEntry(store, params.id))

  route(app, platform, outboxApi.retry, ({ body }) => sendNow(body.id, 'retry'))

  route(app, platform, outboxApi.retryFailed, () =>
    writeAndWake((db) => resendAllFailed(db, clock)),
  )

  route(app, platform, outboxApi.replay, ({ body }) => sendNow(body.id, 'replay'))
}
