import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { openProduct } from '#src/product.ts'
import { isPostgres } from '@repo/platform/server/database/engine.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { indexOutdated } from '@repo/platform/server/search/index-again.ts'
import { matches } from '@repo/platform/server/search/search.ts'
import { migrations } from '#migrations/index.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import {
  createDocument,
  createMedia,
  createNews,
  newsInput,
  requestDemo,
} from '#tests/support/factories.ts'
import { pdf, upload } from '#tests/support/library.ts'
import { externals, startProduct } from '#tests/support/product.ts'

/** What the search looks into. */
async function searched({ db }: Store) {
  const stems = isPostgres(db) ? sql`strip(stems)::text` : sql`stems`
  const { rows } = await sql`select kind, item_id, language, ${stems} as stems, folded
    from search_entry order by item_id`.execute(db)
  const texts = ['library_file', 'lead'] as const
  const others = texts.map((table) =>
    db.selectFrom(table).select(['id', 'search_text']).orderBy('id').execute(),
  )
  return [rows, ...(await Promise.all(others))]
}

/** As a version before the migration has left it, and then the migration. */
async function makeOld(db: WriteTransaction): Promise<void> {
  const entries = await db
    .selectFrom('search_entry')
    .select(['kind', 'item_id', 'language'])
    .execute()
  await db.deleteFrom('search_entry').execute()
  const text = 'co₂ saved'
  const stems = isPostgres(db) ? sql<string>`to_tsvector('simple', ${text})` : text
  await db
    .insertInto('search_entry')
    .values(entries.map((entry) => ({ ...entry, stems, folded: text })))
    .execute()
  await db.updateTable('library_file').set({ search_text: text }).execute()
  await db.updateTable('lead').set({ search_text: text }).execute()
  await db.schema.dropTable('outdated_search').execute()
  await migrations['0060-index-search-again']!.up(db)
}

test('what an older version has indexed is indexed again after the start, and once', async () => {
  const site = await startProduct()
  const title = 'CO₂ saved'
  const articles = [await createNews(site, { title }), await createNews(site, { title })]
  await createDocument(site, { title })
  await createMedia(site, { title })
  await upload(site, pdf('CO₂.pdf'))
  const { id } = await requestDemo(site, { company: title })
  await site.as('sales').call(demoRequestsApi.addNote, { body: { id, text: 'Asks for m²' } })
  const right = await searched(site.product.platform.store)
  await site.product.platform.store.write([], makeOld)
  const { config } = site.product.platform
  await site.product.close()

  const again = await openProduct(config, externals)
  const { store } = again.platform
  const find = async () => {
    const { isMatch } = await matches(store.db, { kind: 'news', languages: ['en'], text: 'CO2' })
    const found = store.db.selectFrom('news').select('id').where(isMatch).orderBy('id')
    return (await found.execute()).map((row) => row.id)
  }
  const outdated = () =>
    store.db.selectFrom('outdated_search').selectAll().orderBy('name').execute()
  expect(await find()).toEqual([])
  expect((await outdated()).map((row) => [row.name, row.last_id])).toEqual(
    ['documents', 'lead', 'library_file', 'media', 'news'].map((table) => [table, '']),
  )

  await again.app.ready()
  await eventually(async () => expect(await outdated()).toEqual([]))
  expect(await find()).toEqual(articles.map((row) => row.id).toSorted())
  expect(await searched(store)).toEqual(right)
  await again.close()
  rmSync(config.DATA_DIR, { recursive: true, force: true })
})

test('it goes on after the last row, also where several servers index', async () => {
  const site = await startProduct()
  const { store } = site.product.platform
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) ids.push((await createNews(site, newsInput())).id)
  ids.sort()
  const mark = () =>
    store.write([], (db) =>
      db.insertInto('outdated_search').values({ name: 'news', last_id: ids[1]! }).execute(),
    )
  await mark()
  const indexed: string[] = []
  const all = { news: async (_: WriteTransaction, id: string) => void indexed.push(id) }
  // One that is closing stops between two rows.
  await indexOutdated({ store }, all, () => indexed.length === 2)
  expect(indexed).toEqual(ids.slice(2, 4))
  await Promise.all([indexOutdated({ store }, all), indexOutdated({ store }, all)])
  expect(indexed).toEqual(ids.slice(2))
  expect(await store.db.selectFrom('outdated_search').selectAll().execute()).toEqual([])
  await site.close()
})
