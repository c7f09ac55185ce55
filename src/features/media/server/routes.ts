import type { FastifyInstance } from 'fastify'
import { getItem, listItems } from '#src/content/server/lists.ts'
import { removeItem, setItemActive } from '#src/content/server/writes.ts'
import type { Write } from '#src/server/database/tables.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { mediaApi } from '../contract.ts'
import { presentMedia } from './present.ts'
import { createMedia, media, updateMedia } from './service.ts'
import type { MediaRow } from './table.ts'

export function mediaRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock, config } = platform
  const desk = { engine: store.engine, clock, hosts: config.MEDIA_HOSTS }
  const write = <T>(work: (db: Write) => Promise<T>) => store.write(['media', 'library'], work)

  route(app, platform, mediaApi.list, async ({ query }) => {
    const page = await listItems<'media', MediaRow>(store, media, query)
    return { ...page, items: page.items.map(presentMedia) }
  })

  route(app, platform, mediaApi.get, async ({ params }) =>
    presentMedia(await getItem(store.db, media, params.id)),
  )

  route(app, platform, mediaApi.create, async ({ body }) =>
    presentMedia(await write((db) => createMedia(db, desk, body))),
  )

  route(app, platform, mediaApi.update, async ({ body }) =>
    presentMedia(await write((db) => updateMedia(db, desk, body))),
  )

  route(app, platform, mediaApi.remove, ({ params }) =>
    write((db) => removeItem(db, media, params.id)),
  )

  route(app, platform, mediaApi.activate, async ({ body }) =>
    presentMedia(await write((db) => setItemActive(db, desk, media, body.id, true))),
  )

  route(app, platform, mediaApi.deactivate, async ({ body }) =>
    presentMedia(await write((db) => setItemActive(db, desk, media, body.id, false))),
  )

  route(app, platform, mediaApi.siteList, async ({ params, query }) => {
    const question = { ...query, language: params.lang, visible: true }
    const page = await listItems<'media', MediaRow>(store, media, question)
    return { ...page, items: page.items.map(presentMedia) }
  })
}
