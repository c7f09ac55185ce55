import type { FastifyInstance } from 'fastify'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { personalDataApi } from '../contract.ts'
import { erasePersonalData, exportPersonalData, type Sources } from './service.ts'

export function personalDataRoutes(
  app: FastifyInstance,
  platform: Platform,
  sources: Sources,
): void {
  route(app, platform, personalDataApi.get, ({ query }) =>
    exportPersonalData(platform.store, sources, query.email),
  )

  route(app, platform, personalDataApi.erase, ({ body }) =>
    erasePersonalData(platform, sources, body.email),
  )
}
