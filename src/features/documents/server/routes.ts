import type { FastifyInstance } from 'fastify'
import { getItem, listItems } from '#src/content/server/lists.ts'
import { removeItem, setItemActive } from '#src/content/server/writes.ts'
import type { Write } from '#src/server/database/tables.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { documentsApi } from '../contract.ts'
import { presentDocument } from './present.ts'
import { createDocument, documents, listSiteDocuments, updateDocument } from './service.ts'
import type { DocumentRow } from './table.ts'

export function documentRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform
  const desk = { engine: store.engine, clock }
  const write = <T>(work: (db: Write) => Promise<T>) => store.write(['documents', 'library'], work)

  route(app, platform, documentsApi.list, async ({ query }) => {
    const page = await listItems<'documents', DocumentRow>(store, documents, query)
    return { ...page, items: page.items.map(presentDocument) }
  })

  route(app, platform, documentsApi.get, async ({ params }) =>
    presentDocument(await getItem(store.db, documents, params.id)),
  )

  route(app, platform, documentsApi.create, async ({ body }) =>
    presentDocument(await write((db) => createDocument(db, desk, body))),
  )

  route(app, platform, documentsApi.update, async ({ body }) =>
    presentDocument(await write((db) => updateDocument(db, desk, body))),
  )

  route(app, platform, documentsApi.remove, ({ params }) =>
    write((db) => removeItem(db, documents, params.id)),
  )

  route(app, platform, documentsApi.activate, async ({ body }) =>
    presentDocument(await write((db) => setItemActive(db, desk, documents, body.id, true))),
  )

  route(app, platform, documentsApi.deactivate, async ({ body }) =>
    presentDocument(await write((db) => setItemActive(db, desk, documents, body.id, false))),
  )

  route(app, platform, documentsApi.siteList, ({ params, query }) =>
    listSiteDocuments(store, params.lang, query),
  )
}
