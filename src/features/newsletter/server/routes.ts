import type { FastifyInstance } from 'fastify'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { pageLanguage } from '#src/site/server/page-language.ts'
import { newsletterApi, type Subscription } from '../contract.ts'
import { listSubscriptions, subscribe } from './service.ts'
import type { SubscriptionRow } from './table.ts'

export function newsletterRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, platform, newsletterApi.subscribe, async ({ body }, { request }) => {
    await subscribe(platform, body.email, { ip: request.ip, language: pageLanguage(request) })
    return { state: 'pending' as const }
  })

  route(app, platform, newsletterApi.list, async ({ query }) => {
    const page = await listSubscriptions(platform.store, query)
    return { ...page, items: page.items.map(presentSubscription) }
  })
}

function presentSubscription({ created_at, updated_at, ...row }: SubscriptionRow): Subscription {
  return { ...row, createdAt: created_at, updatedAt: updated_at }
}
