import type { FastifyInstance } from 'fastify'
import { timestamp } from '#src/server/clock.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { pageLanguage } from '#src/site/server/page-language.ts'
import { leadsApi } from '../contract.ts'
import { leadsAsCsv } from './leads-csv.ts'
import { presentLead } from './present.ts'
import { getLead, listLeads, requestDemo } from './service.ts'
import { changeLead } from './writes.ts'

export function leadRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform

  route(app, platform, leadsApi.requestDemo, ({ body }, { request }) =>
    requestDemo(platform, body, { ip: request.ip, language: pageLanguage(request) }),
  )

  route(app, platform, leadsApi.list, async ({ query }) => {
    const page = await listLeads(store, query)
    return { ...page, items: page.items.map(presentLead) }
  })

  route(app, platform, leadsApi.get, async ({ params }) =>
    presentLead(await getLead(store, params.id)),
  )

  route(app, platform, leadsApi.setState, async ({ body: { id, version, state } }) =>
    presentLead(
      await store.write([], (db) => changeLead(db, clock, { id, version, to: { state } })),
    ),
  )

  route(app, platform, leadsApi.setNote, async ({ body: { id, version, note } }) =>
    presentLead(
      await store.write([], (db) => changeLead(db, clock, { id, version, to: { note } })),
    ),
  )

  route(app, platform, leadsApi.exportAll, async ({ query }, { reply }) => {
    const { items } = await listLeads(store, query)
    const day = timestamp(clock).slice(0, 10)
    reply.header('content-disposition', `attachment; filename="demo-requests-${day}.csv"`)
    return leadsAsCsv(items)
  })
}
