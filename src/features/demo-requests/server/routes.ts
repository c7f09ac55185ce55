import type { FastifyInstance } from 'fastify'
import { timestamp } from '#src/server/clock.ts'
import { mapPage } from '#src/server/database/page.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { pageLanguage } from '#src/site/server/page-language.ts'
import { demoRequestsApi } from '../contract.ts'
import { demoRequestsAsCsv } from './demo-requests-csv.ts'
import { presentDemoRequest } from './present.ts'
import { getDemoRequest, listDemoRequests, requestDemo } from './service.ts'
import { updateDemoRequest } from './writes.ts'

export function demoRequestRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform

  route(app, platform, demoRequestsApi.requestDemo, ({ body, headers }, { request }) =>
    requestDemo(platform, body, {
      ip: request.ip,
      language: pageLanguage(request),
      key: headers['idempotency-key'],
    }),
  )

  route(app, platform, demoRequestsApi.list, async ({ query }) =>
    mapPage(await listDemoRequests(store, query), presentDemoRequest),
  )

  route(app, platform, demoRequestsApi.get, async ({ params }) =>
    presentDemoRequest(await getDemoRequest(store, params.id)),
  )

  route(app, platform, demoRequestsApi.setState, async ({ body: { id, version, state } }) =>
    presentDemoRequest(
      await store.write([], (db) => updateDemoRequest(db, clock, { id, version, to: { state } })),
    ),
  )

  route(app, platform, demoRequestsApi.setNote, async ({ body: { id, version, note } }) =>
    presentDemoRequest(
      await store.write([], (db) => updateDemoRequest(db, clock, { id, version, to: { note } })),
    ),
  )

  route(app, platform, demoRequestsApi.exportAll, async ({ query }, { reply }) => {
    const { items } = await listDemoRequests(store, query)
    const day = timestamp(clock).slice(0, 10)
    reply.header('content-disposition', `attachment; filename="demo-requests-${day}.csv"`)
    return demoRequestsAsCsv(items)
  })
}
