import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '#src/account/server/routes.ts'
import type { Platform } from '#src/server/platform.ts'

/** Every part of the account server. */
export function accountCalls(app: FastifyInstance, platform: Platform): void {
  accountRoutes(app, platform)
}
