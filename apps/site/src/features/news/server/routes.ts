import type { FastifyInstance } from 'fastify'
import {
  presentItem,
  presentItems,
} from '@repo/platform/content/server/translations/linked-translations.ts'
import { contentRoutes } from '@repo/platform/content/server/routes.ts'
import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { notFound } from '@repo/platform/server/http/http-error.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { viewingOf, type Viewing } from '@repo/platform/content/server/lists/visibility.ts'
import { newsApi } from '../contract.ts'
import { categoryNames, listCategories } from './categories.ts'
import {
  addCategory,
  countCategories,
  removeCategory,
  renameCategories,
} from './category-changes.ts'
import { withPresentLinks } from './article-text.ts'
import {
  findVisibleNews,
  findVisibleNewsByPermalink,
  listNews,
  listVisibleNews,
  whereFiltered,
} from './lists.ts'
import { presentSummary } from './present.ts'
import { createNews, draftNews, news, publishNews, updateNews, type Written } from './service.ts'
import type { NewsRow } from './table.ts'
import { visibleNews } from './visible.ts'

export function newsRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform

  const write = contentRoutes(app, platform, {
    api: newsApi,
    type: news,
    list: async (query) =>
      presentItems(store.db, news, await listNews(store, viewingOf(platform), query), {
        present: presentSummary,
        audience: 'staff',
      }),
    presentListed: presentSummary,
    where: (filters) => whereFiltered(store, filters),
    create: async (db, input) => presentWritten(db, await createNews(db, clock, input)),
    update: async (db, change) => presentWritten(db, await updateNews(db, clock, change)),
    draft: (db, change, before) => draftNews(db, clock, change, before),
    bulkActions: {
      publish: {
        call: newsApi.publish,
        // One with a time to come is published then.
        run: (db, { id, publish_at }) =>
          publishNews(db, clock, {
            id,
            ...(isComing(publish_at, clock) && { publishAt: publish_at }),
          }),
      },
      addCategory: {
        call: newsApi.update,
        run: (db, row, { category = '' }) => addCategory(db, clock, row, category),
      },
      removeCategory: {
        call: newsApi.update,
        run: (db, row, { category = '' }) => removeCategory(db, clock, row, category),
      },
    },
  })

  route(app, platform, newsApi.publish, async ({ body }) =>
    write(async (db) => presentItem(db, news, await publishNews(db, clock, body))),
  )

  route(app, platform, newsApi.categories, ({ query }) => listCategories(store, query.language))

  route(app, platform, newsApi.categoryCounts, ({ query }) =>
    countCategories(store.db, query.language),
  )

  route(app, platform, newsApi.renameCategories, ({ body }) =>
    write((db) => renameCategories(db, clock, body)),
  )

  route(app, platform, newsApi.categoryNames, ({ params }) => categoryNames(store, params))

  siteRoutes(app, platform)
}

function siteRoutes(app: FastifyInstance, platform: Platform): void {
  const { store } = platform

  route(app, platform, newsApi.siteList, async ({ params, query }) => {
    const viewing = viewingOf(platform)
    const found = await listVisibleNews(store, viewing, params.lang, query)
    return presentItems(store.db, news, found, { present: presentSummary, audience: viewing })
  })

  async function presentForVisitors(viewing: Viewing, row: NewsRow | undefined) {
    if (!row) throw notFound()
    const { html } = await withPresentLinks(store.db, viewing, row.content)
    return presentItem(store.db, news, { ...row, content: html }, viewing)
  }

  route(app, platform, newsApi.siteById, async ({ params }) => {
    const viewing = viewingOf(platform)
    return presentForVisitors(viewing, await findVisibleNews(store, viewing, params.id))
  })

  route(app, platform, newsApi.siteByPermalink, async ({ params }) => {
    const viewing = viewingOf(platform)
    return presentForVisitors(
      viewing,
      await findVisibleNewsByPermalink(store, viewing, params.permalink),
    )
  })

  route(app, platform, newsApi.siteCategories, async ({ params }) => {
    const { categories } = await visibleNews(store, viewingOf(platform), params.lang)
    return categories
  })
}

const isComing = (time: string | null, clock: Clock): time is string =>
  time !== null && time > timestamp(clock)

/** The item with the names of what the sanitiser removed from its content on this write. */
async function presentWritten(db: WriteTransaction, { row, removed }: Written) {
  const item = await presentItem(db, news, row)
  return { ...item, ...(removed.length && { warnings: removed }) }
}
