import type { FastifyInstance } from 'fastify'
import { route } from '#src/server/http/route.ts'
import type { Actor, Platform } from '#src/server/platform.ts'
import { tablesApi } from '../../tables-contract.ts'
import { constantsTopic, publishedTable } from '../constants.ts'
import { discardDraft, getDraft, saveDraft } from './draft.ts'
import { effectOf, warningsOf } from './effect.ts'
import { publishDraft } from './publish.ts'
import { getVersion, listVersions } from './versions.ts'

export function tableRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform
  const context = ({ id }: Actor) => ({ clock, accountId: id })

  route(app, platform, tablesApi.list, () => listVersions(store.db))

  route(app, platform, tablesApi.get, ({ params }) => getVersion(store.db, Number(params.version)))

  route(app, platform, tablesApi.draft, () => getDraft(store.db))

  route(app, platform, tablesApi.saveDraft, ({ body }, { actor }) =>
    store.write([], (db) => saveDraft(db, context(actor), body)),
  )

  route(app, platform, tablesApi.discardDraft, async ({ query }, { actor }) => {
    await store.write([], (db) => discardDraft(db, context(actor), query.version))
    return undefined
  })

  route(app, platform, tablesApi.preview, async ({ body }) => {
    const published = await publishedTable(store).current()
    const table = body.table ?? (await getDraft(store.db)).table
    const draft = effectOf({ version: published.version + 1, ...table })
    return { published: effectOf(published), draft, warnings: warningsOf(draft) }
  })

  route(app, platform, tablesApi.publish, async ({ body }, { actor }) => {
    const { id } = await store.write([constantsTopic], (db) =>
      publishDraft(db, context(actor), body),
    )
    return getVersion(store.db, Number(id))
  })
}
