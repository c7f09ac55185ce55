import type { FastifyInstance } from 'fastify'
import { reportCounts } from '#src/server/counts/report.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { countsApi } from '../contract.ts'

export function countRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, platform, countsApi.list, ({ query }) =>
    reportCounts(platform.store.db, { limit: 1_000, by: ['day'], ...query }),
  )
}
