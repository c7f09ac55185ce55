import type { FastifyInstance } from 'fastify'
import { getItem } from '#src/content/server/lists.ts'
import { removeItem, setItemActive } from '#src/content/server/writes.ts'
import type { Write } from '#src/server/database/tables.ts'
import { notFound } from '#src/server/http/problem-error.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { newsApi } from '../contract.ts'
import {
  findVisibleNews,
  findVisibleNewsByPermalink,
  listNews,
  listVisibleCategories,
  listVisibleNews,
} from './lists.ts'
import { presentNews, presentSummary } from './present.ts'
import { createNews, news, publishNews, updateNews } from './service.ts'

export function newsRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform
  const desk = { engine: store.engine, clock }
  const write = <T>(work: (db: Write) => Promise<T>) => store.write(['news', 'library'], work)

  route(app, platform, newsApi.list, async ({ query }) => {
    const page = await listNews(store, query)
    return { ...page, items: page.items.map(presentSummary) }
  })

  route(app, platform, newsApi.get, async ({ params }) =>
    presentNews(await getItem(store.db, news, params.id)),
  )

  route(app, platform, newsApi.create, async ({ body }) => {
    const { row, removed } = await write((db) => createNews(db, desk, body))
    return presentNews(row, removed)
  })

  route(app, platform, newsApi.update, async ({ body }) => {
    const { row, removed } = await write((db) => updateNews(db, desk, body))
    return presentNews(row, removed)
  })

  route(app, platform, newsApi.remove, ({ params }) =>
    write((db) => removeItem(db, news, params.id)),
  )

  route(app, platform, newsApi.publish, async ({ body }) =>
    presentNews(await write((db) => publishNews(db, desk, body.id))),
  )

  route(app, platform, newsApi.activate, async ({ body }) =>
    presentNews(await write((db) => setItemActive(db, desk, news, body.id, true))),
  )

  route(app, platform, newsApi.deactivate, async ({ body }) =>
    presentNews(await write((db) => setItemActive(db, desk, news, body.id, false))),
  )

  route(app, platform, newsApi.siteList, async ({ params, query }) => {
    const page = await listVisibleNews(store, params.lang, query)
    return { ...page, items: page.items.map(presentSummary) }
  })

  route(app, platform, newsApi.siteById, async ({ params }) => {
    const row = await findVisibleNews(store, params.id)
    if (!row) throw notFound()
    return presentNews(row)
  })

  route(app, platform, newsApi.siteByPermalink, async ({ params }) => {
    const row = await findVisibleNewsByPermalink(store, params.permalink)
    if (!row) throw notFound()
    return presentNews(row)
  })

  route(app, platform, newsApi.siteCategories, ({ params }) =>
    listVisibleCategories(store, params.lang),
  )
}
