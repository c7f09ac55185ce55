import type { FastifyInstance } from 'fastify'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import { mapPage } from '@repo/platform/server/database/page.ts'
import { hourly } from '@repo/platform/server/hourly.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { pageLanguage } from '@repo/platform/site/server/page-language.ts'
import { calculatorApi } from '../contract.ts'
import { estimate } from '../model/estimate.ts'
import type { PublishedPriceList } from './price-list.ts'
import {
  createRun,
  eraseDeletedRuns,
  getRun,
  linkRun,
  listRuns,
  removeRun,
  renameRun,
  restoreRun,
} from './runs.ts'
import { presentRun, presentSummary, runFacts } from './present-run.ts'

export function calculatorRoutes(
  app: FastifyInstance,
  platform: Platform,
  priceList: PublishedPriceList,
): void {
  const { store, clock } = platform
  const erasing = hourly(
    platform,
    () => eraseDeletedRuns(platform),
    'estimates deleted a month ago were not erased',
  )
  app.addHook('onReady', erasing.start)
  app.addHook('onClose', erasing.stop)

  route(app, platform, calculatorApi.compute, async ({ body }) => {
    const { quantities, ...input } = body
    return estimate(input, await priceList.current(), quantities ?? undefined)
  })

  route(app, platform, calculatorApi.current, async () => {
    const { priceList: published, publishedAt } = await priceList.newest()
    const { version, ...table } = published
    return { version, publishedAt, table }
  })

  route(app, platform, calculatorApi.create, async ({ body }, { actor, request }) => {
    const { locale, leadId, quantities, ...input } = body
    const page = pageLanguage(request)
    const run = {
      estimate: estimate(input, await priceList.current(), quantities ?? undefined),
      locale: locale ?? (page ? localeOf[page] : null),
      createdBy: actor.id,
      leadId,
    }
    const row = await store.write([], (db) => createRun(db, clock, run))
    return { ...run.estimate, ...runFacts(row) }
  })

  route(app, platform, calculatorApi.list, async ({ query }) =>
    mapPage(await listRuns(store, query), presentSummary),
  )

  route(app, platform, calculatorApi.get, async ({ params }) =>
    presentRun(await getRun(store.db, params.id)),
  )

  route(app, platform, calculatorApi.rename, async ({ body }) =>
    presentRun(await store.write([], (db) => renameRun(db, clock, body))),
  )

  route(app, platform, calculatorApi.link, async ({ body }) =>
    presentRun(await store.write([], (db) => linkRun(db, clock, body))),
  )

  route(app, platform, calculatorApi.remove, ({ params }) =>
    store.write([], (db) => removeRun(db, clock, params.id)),
  )

  route(app, platform, calculatorApi.restore, async ({ body }) =>
    presentRun(await store.write([], (db) => restoreRun(db, body.id))),
  )
}
