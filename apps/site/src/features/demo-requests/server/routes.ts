import type { FastifyInstance } from 'fastify'
import { timestamp } from '@repo/platform/server/clock.ts'
import { auditRead } from '@repo/platform/server/database/audit.ts'
import { mapPage } from '@repo/platform/server/database/page.ts'
import { hourly } from '@repo/platform/server/hourly.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Actor, Platform } from '@repo/platform/server/platform.ts'
import { pageLanguage } from '@repo/platform/site/server/page-language.ts'
import { demoRequestsApi } from '../contract.ts'
import { demoRequestsAsCsv } from './demo-requests-csv.ts'
import { facetsOfDemoRequests } from './facets.ts'
import { listDemoRequests } from './lists.ts'
import { presentDemoRequest } from './present.ts'
import { eraseOldDemoRequests } from './retention.ts'
import { getDemoRequest, requestDemo, tellOf } from './service.ts'
import { notesOf, timelineOf } from './timeline.ts'
import { addNote, beginReply, updateDemoRequest } from './writes.ts'

export function demoRequestRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform
  const by = (actor: Actor) => ({ clock, actorId: actor.id })
  const erasing = hourly(
    platform,
    () => eraseOldDemoRequests(platform),
    'old demo requests were not erased',
  )
  app.addHook('onReady', erasing.start)
  app.addHook('onClose', erasing.stop)

  route(app, platform, demoRequestsApi.requestDemo, ({ body, headers }, { request }) =>
    requestDemo(platform, body, {
      ip: request.ip,
      language: pageLanguage(request),
      key: headers['idempotency-key'],
      request,
    }),
  )

  route(app, platform, demoRequestsApi.list, async ({ query }) =>
    mapPage(await listDemoRequests(store.db, query), presentDemoRequest),
  )

  route(app, platform, demoRequestsApi.get, async ({ params }) =>
    presentDemoRequest(await getDemoRequest(store.db, params.id)),
  )

  route(app, platform, demoRequestsApi.timeline, ({ params }) => timelineOf(store.db, params.id))

  route(app, platform, demoRequestsApi.facets, () => facetsOfDemoRequests(store.db))

  route(app, platform, demoRequestsApi.setState, async ({ body }, { actor }) => {
    const { id, version, state } = body
    const change = { id, version, to: { state } }
    const row = await store.write([], async (db) => {
      const before = await getDemoRequest(db, id)
      const after = await updateDemoRequest(db, by(actor), change)
      if (before.state === 'doubtful') await tellOf(db, platform, after, true)
      return after
    })
    platform.outbox.wake()
    return presentDemoRequest(row)
  })

  route(app, platform, demoRequestsApi.assign, async ({ body }, { actor }) => {
    const { id, version, assignee } = body
    const change = { id, version, to: { assignee_id: assignee } }
    const row = await store.write([], (db) => updateDemoRequest(db, by(actor), change))
    return presentDemoRequest(row)
  })

  route(app, platform, demoRequestsApi.addNote, ({ body }, { actor }) =>
    store.write([], (db) => addNote(db, by(actor), body)),
  )

  route(app, platform, demoRequestsApi.beginReply, ({ body }, { actor }) =>
    store.write([], (db) => beginReply(db, by(actor), body)),
  )

  route(app, platform, demoRequestsApi.exportAll, async ({ query }, { reply }) => {
    const { items } = await listDemoRequests(store.db, query)
    await auditRead(store, { rows: items.length })
    const day = timestamp(clock).slice(0, 10)
    reply.header('content-disposition', `attachment; filename="demo-requests-${day}.csv"`)
    return demoRequestsAsCsv(items, await notesOf(store.db), query.separator)
  })
}
