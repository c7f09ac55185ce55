import type { FastifyInstance } from 'fastify'
import {
  presentItem,
  presentItems,
} from '@repo/platform/content/server/translations/linked-translations.ts'
import { listManaged } from '@repo/platform/content/server/lists/managed-list.ts'
import { contentRoutes } from '@repo/platform/content/server/routes.ts'
import { viewingOf } from '@repo/platform/content/server/lists/visibility.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { documentsApi } from '../contract.ts'
import { presentDocument } from './present.ts'
import {
  createDocument,
  documents,
  draftDocument,
  listSiteDocuments,
  updateDocument,
} from './service.ts'
import type { DocumentRow } from './table.ts'

export function documentRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform

  contentRoutes(app, platform, {
    api: documentsApi,
    type: documents,
    list: async (query) =>
      presentItems(
        store.db,
        documents,
        await listManaged<'documents', DocumentRow>(store, documents, query, {
          viewing: viewingOf(platform),
        }),
        { present: presentDocument, audience: 'staff' },
      ),
    presentListed: presentDocument,
    create: async (db, input) => presentItem(db, documents, await createDocument(db, clock, input)),
    update: async (db, change) =>
      presentItem(db, documents, await updateDocument(db, clock, change)),
    draft: (db, change, before) => draftDocument(db, clock, change, before),
  })

  route(app, platform, documentsApi.siteList, ({ params, query }) =>
    listSiteDocuments(store, viewingOf(platform), params.lang, query),
  )
}
