import type { FastifyInstance } from 'fastify'
import { auditRead } from '@repo/platform/server/database/audit.ts'
import { hourly } from '@repo/platform/server/hourly.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { timestamp } from '@repo/platform/server/clock.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { pageLanguage } from '@repo/platform/site/server/page-language.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { newsletterApi } from '../contract.ts'
import { listSubscriptions, subscriptionsAsCsv } from './lists.ts'
import { pagePath } from './page-path.ts'
import {
  acceptSubscription,
  countSubscriptions,
  endSubscription,
  getSubscription,
} from './records.ts'
import { subscribe } from './service.ts'
import { unsubscribe } from './email-links.ts'
import { findByToken } from './tokens.ts'
import { forgetUnconfirmed } from './unconfirmed.ts'

export function newsletterRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform
  const forgetting = hourly(
    platform,
    () => forgetUnconfirmed(platform),
    'unconfirmed subscriptions were not deleted',
  )
  app.addHook('onReady', forgetting.start)
  app.addHook('onClose', forgetting.stop)

  route(app, platform, newsletterApi.subscribe, async ({ body }, { request }) => {
    const language = pageLanguage(request)
    await subscribe(platform, body.email, { ip: request.ip, language, page: pagePath(request) })
    return { state: 'pending' as const }
  })

  route(app, platform, newsletterApi.list, ({ query }) => listSubscriptions(store, query))

  route(app, platform, newsletterApi.get, ({ params }) => getSubscription(store.db, params.id))

  route(app, platform, newsletterApi.counts, () => countSubscriptions(store.db))

  route(app, platform, newsletterApi.accept, async ({ body }) => {
    const accepted = await store.write([], (db) => acceptSubscription(db, platform, body.id))
    platform.outbox.wake()
    return accepted
  })

  route(app, platform, newsletterApi.endByStaff, ({ body }) =>
    store.write([], (db) => endSubscription(db, clock, body.id)),
  )

  route(app, platform, newsletterApi.export, async ({ query }, { reply }) => {
    const day = timestamp(clock).slice(0, 10)
    reply.header('content-disposition', `attachment; filename="subscriptions-${day}.csv"`)
    const { rows, text } = await subscriptionsAsCsv(store, query)
    await auditRead(store, { rows })
    return text
  })

  // A separate scope accepts any content type or no body, as email clients send; nothing reads it.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))

    route(scope, platform, newsletterApi.unsubscribe, async ({ query }) => {
      await unsubscribe(platform, query.token)
      return { state: 'unsubscribed' as const }
    })
  })

  // Email clients without one-click unsubscribe open the address of the header as a page.
  app.get<{ Querystring: { token?: unknown } }>(
    newsletterApi.unsubscribe.path,
    async (request, reply) => {
      const { token } = request.query
      const known = typeof token === 'string' ? token.slice(0, maxLength.token) : ''
      const found = await findByToken(store.db, 'unsubscribe', known, timestamp(clock))
      const page = pathOf(found?.language ?? 'en', 'newsletter')
      return reply.redirect(`${page}?${new URLSearchParams({ unsubscribe: known })}`, 303)
    },
  )
}
