import type { FastifyInstance } from 'fastify'
import { listItems } from '#src/content/server/lists.ts'
import { contentRoutes } from '#src/content/server/routes.ts'
import { mapPage } from '#src/server/database/page.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { documentsApi } from '../contract.ts'
import { presentDocument } from './present.ts'
import { createDocument, documents, listSiteDocuments, updateDocument } from './service.ts'
import type { DocumentRow } from './table.ts'

export function documentRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform

  contentRoutes(app, platform, {
    api: documentsApi,
    type: documents,
    list: async (query) =>
      mapPage(await listItems<'documents', DocumentRow>(store, documents, query), presentDocument),
    create: async (db, input) => presentDocument(await createDocument(db, clock, input)),
    update: async (db, change) => presentDocument(await updateDocument(db, clock, change)),
  })

  route(app, platform, documentsApi.siteList, ({ params, query }) =>
    listSiteDocuments(store, params.lang, query),
  )
}
