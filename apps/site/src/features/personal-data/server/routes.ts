import type { FastifyInstance } from 'fastify'
import { auditRead } from '@repo/platform/server/database/audit.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { personalDataApi } from '../contract.ts'
import { erasePersonalData, exportPersonalData, type Sources } from './service.ts'

export function personalDataRoutes(
  app: FastifyInstance,
  platform: Platform,
  sources: Sources,
): void {
  route(app, platform, personalDataApi.get, async ({ query }) => {
    const known = await exportPersonalData(platform.store, sources, query.email)
    const { leads, subscriptions, mails } = known
    await auditRead(platform.store, {
      leads: leads.length,
      subscriptions: subscriptions.length,
      mails: mails.length,
    })
    return known
  })

  route(app, platform, personalDataApi.erase, ({ body }) =>
    erasePersonalData(platform, sources, body.email),
  )
}
