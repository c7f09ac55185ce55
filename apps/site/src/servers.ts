import type { FastifyInstance } from 'fastify'
import { accountCalls } from '#src/account-server.ts'
import { allowSite } from '@repo/platform/account/server/cors.ts'
import { sendVisitorsHome } from '@repo/platform/account/server/visitors.ts'
import { endpoints } from '#src/api.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { createTimeline } from '@repo/platform/content/server/versions/timeline.ts'
import { contentTypes } from '#src/content-types.ts'
import { buyersKitForm } from '#src/pages/buyers-kit/server/form.ts'
import { createClaimNotes } from '#src/features/claims/server/notes.ts'
import { healthRoutes } from '#src/features/health/server/routes.ts'
import { article, notFound, offline, pages, previewEnded, unavailable } from '#src/pages.ts'
import { drawScene } from '@repo/pictures/social/scenes.ts'
import type { Endpoint } from '@repo/platform/rest/endpoint.ts'
import { openApi } from '@repo/platform/rest/openapi.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import { createAdmission } from '@repo/platform/server/http/admission.ts'
import { createApp, type App } from '@repo/platform/server/http/app.ts'
import { messageOf } from '@repo/platform/server/http/http-error.ts'
import { sessionCookie } from '@repo/platform/server/http/session-cookie.ts'
import { unknownCalls } from '@repo/platform/server/http/unknown-call.ts'
import type { Metrics } from '@repo/platform/server/metrics/metrics.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { publicOrigin } from '@repo/platform/server/public-origin.ts'
import { createTaskScheduler, type TaskScheduler } from '@repo/platform/server/task-scheduler.ts'
import { forms, crawlerContent, siteCalls } from '#src/site-server.ts'
import type { Assets } from '@repo/platform/site/server/assets.ts'
import { createSite } from '@repo/platform/site/server/site.ts'

type Name = Endpoint['server']

interface Options {
  assets: Assets
  /** Whether pages are cached. */
  cachePages: boolean
  metrics?: Metrics | undefined
}

/** The servers that `SERVE` names, on one port; nothing listens yet. */
export function createServers(platform: Platform, { assets, cachePages, metrics }: Options) {
  const { config } = platform
  const serves = (name: Name) => config.SERVE === 'all' || config.SERVE === name
  const served = Object.values(endpoints).filter(({ server }) => serves(server))
  const ownOrigin = () => publicOrigin(config, portOf(app))
  const scheduler = createTaskScheduler()
  const types = Object.values(contentTypes).map(({ type }) => type)
  const claimNotes = createClaimNotes(platform.store)
  const site = serves('site')
    ? createSite({
        platform,
        claimNotes,
        map: { static: pages, article, notFound, previewEnded, offline, unavailable },
        drawScene,
        assets,
        forms: { ...forms, 'buyers-kit': buyersKitForm(claimNotes, ownOrigin) },
        crawlerContent,
        scheduler,
        timeline: createTimeline(platform, types),
        endpoints: served,
        cachePages,
        metrics,
        origin: ownOrigin,
      })
    : undefined
  const app: App = createApp(platform, {
    findCached: site?.findCached,
    metrics,
    admission: createAdmission({
      scheduler,
      waitingQueries: platform.store.waitingQueries,
      maxWaiting: config.MAX_WAITING,
      log: platform.log,
    }),
  })
  app.addHook('onRequest', async () => platform.scheduledChanges?.arrive())
  app.server.on('connection', scheduler.accepted)
  if (metrics) gaugeWaiting(metrics, scheduler, platform.store)

  healthRoutes(app, platform)
  if (serves('account'))
    app.register(async (scope) => {
      allowSite(scope, config)
      if (site) sendVisitorsHome(scope, config)
      accountCalls(scope, platform)
      describe(scope, 'account', '/account/openapi.json')
    })
  if (site)
    app.register(async (scope) => {
      siteCalls(scope, { ...platform, answers: site.answers })
      describe(scope, 'site', '/api/openapi.json')
    })
  if (site) site.routes(app)
  else unknownCalls(app, served)
  return { app, warmUp: async () => site?.warmUp() }

  /** Serves the OpenAPI document of a server. */
  function describe(scope: FastifyInstance, name: Name, path: string): void {
    let text: string | undefined
    scope.get(path, async (_request, reply) => {
      const own = Object.entries(endpoints).filter(([, { server }]) => server === name)
      text ??= JSON.stringify(
        openApi(Object.fromEntries(own), {
          title: `${brand.name}: ${name} server`,
          version: '1',
          origin: name === 'account' ? (config.ACCOUNT_URL ?? ownOrigin()) : ownOrigin(),
          cookie: sessionCookie(config).name,
          messages: messageOf,
        }),
      )
      return reply.type('application/json; charset=utf-8').send(text)
    })
  }
}

function gaugeWaiting(metrics: Metrics, scheduler: TaskScheduler, store: Store): void {
  metrics.gauge({
    name: 'requests_waiting',
    help: 'Requests waiting for their turn',
    read: scheduler.waiting,
  })
  metrics.gauge({
    name: 'queries_waiting',
    help: 'Queries and transactions that wait for the store',
    read: store.waitingQueries,
  })
}

function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
