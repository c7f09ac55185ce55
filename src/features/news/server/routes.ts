import type { FastifyInstance } from 'fastify'
import { contentRoutes } from '#src/content/server/routes.ts'
import { mapPage } from '#src/server/database/page.ts'
import { notFound } from '#src/server/http/http-error.ts'
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

  const write = contentRoutes(app, platform, {
    api: newsApi,
    type: news,
    list: async (query) => mapPage(await listNews(store, query), presentSummary),
    async create(db, input) {
      const { row, removed } = await createNews(db, clock, input)
      return presentNews(row, removed)
    },
    async update(db, change) {
      const { row, removed } = await updateNews(db, clock, change)
      return presentNews(row, removed)
    },
  })

  route(app, platform, newsApi.publish, async ({ body }) =>
    presentNews(await write((db) => publishNews(db, clock, body.id))),
  )

  route(app, platform, newsApi.siteList, async ({ params, query }) =>
    mapPage(await listVisibleNews(store, params.lang, query), presentSummary),
  )

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
