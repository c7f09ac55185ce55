import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { second } from '@repo/platform/server/clock.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { healthApi } from '../contract.ts'

const ok = { status: 'ok' } as const

export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  // However many ask, the store is asked once a second.
  let asked: { at: number; answer: Promise<unknown> } | undefined
  const storeAnswers = () => {
    if (!asked || performance.now() - asked.at > second)
      asked = { at: performance.now(), answer: sql`select 1`.execute(platform.store.db) }
    return asked.answer
  }

  route(app, platform, healthApi.alive, async () => ok)
  route(app, platform, healthApi.ready, async () => {
    await storeAnswers()
    return ok
  })
}
