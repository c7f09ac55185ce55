import type { FastifyInstance } from 'fastify'
import { route } from '@repo/platform/server/http/route.ts'
import type { Actor, Platform } from '@repo/platform/server/platform.ts'
import { priceListApi } from '../../price-list-contract.ts'
import { upgradedList } from '../../model/upgrade-price-list.ts'
import { priceListTopic, publishedPriceList } from '../price-list.ts'
import { discardDraft, getDraft, saveDraft } from './draft.ts'
import { effectOf, warningsOf } from './effect.ts'
import { publishDraft } from './publish.ts'
import { getVersion, listVersions } from './versions.ts'

export function priceListRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform
  const context = ({ id }: Actor) => ({ clock, accountId: id })

  route(app, platform, priceListApi.list, () => listVersions(store.db))

  route(app, platform, priceListApi.get, ({ params }) =>
    getVersion(store.db, Number(params.version)),
  )

  route(app, platform, priceListApi.draft, () => getDraft(store.db))

  route(app, platform, priceListApi.saveDraft, ({ body }, { actor }) =>
    store.write([], (db) => saveDraft(db, context(actor), body)),
  )

  route(app, platform, priceListApi.discardDraft, async ({ query }, { actor }) => {
    await store.write([], (db) => discardDraft(db, context(actor), query.version))
    return undefined
  })

  route(app, platform, priceListApi.preview, async ({ body }) => {
    const published = await publishedPriceList(store).current()
    const table = upgradedList(body.table ?? (await getDraft(store.db)).table)
    const draft = effectOf({ version: published.version + 1, ...table })
    return { published: effectOf(published), draft, warnings: warningsOf(draft) }
  })

  route(app, platform, priceListApi.publish, async ({ body }, { actor }) => {
    const { id } = await store.write([priceListTopic], (db) =>
      publishDraft(db, context(actor), body),
    )
    return getVersion(store.db, Number(id))
  })
}
