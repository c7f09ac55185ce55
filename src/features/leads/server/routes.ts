import type { FastifyInstance } from 'fastify'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { pageLanguage } from '#src/site/server/page-language.ts'
import { leadsApi } from '../contract.ts'
import { presentLead } from './present.ts'
import { getLead, listLeads, requestDemo } from './service.ts'

export function leadRoutes(app: FastifyInstance, platform: Platform): void {
  const { store } = platform

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
}
