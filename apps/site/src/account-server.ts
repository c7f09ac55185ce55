import type { FastifyInstance } from 'fastify'
import { ownRoutes } from '@repo/platform/account/server/own-routes.ts'
import { accountRoutes } from '@repo/platform/account/server/routes.ts'
import { userRoutes } from '@repo/platform/account/server/user-routes.ts'
import { describeCall } from '#src/audit-sentences.ts'
import { auditSubjects } from '#src/audit-subjects.ts'
import type { Platform } from '@repo/platform/server/platform.ts'

/** Registers every route of the account server. */
export function accountCalls(app: FastifyInstance, platform: Platform): void {
  accountRoutes(app, platform)
  ownRoutes(app, platform)
  userRoutes(app, platform, { subjects: auditSubjects, describe: describeCall })
}
