import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { documentsApi } from '#src/features/documents/contract.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { languagesApi } from '@repo/platform/content/languages-contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'
import { createDocument, createMedia, createNews, requestDemo } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

/** In the order in which a reader looks for them. */
const inOrder = ['äpfel', 'Éclair', 'ﬁrst', 'Öl', 'ørsted', 'ß-test', 'Übersicht', 'Zebra', 'Źle']
const shuffled = [...inOrder].toSorted()

test('titles are sorted as readers look for them, in every list of staff', async () => {
  for (const title of shuffled) {
    await createNews(site, { title })
    await createDocument(site, { title })
    await createMedia(site, { title })
    await requestDemo(site, { company: title })
  }
  const query = { sort: 'title' as const }
  const titles = (items: object) =>
    Object.values<{ title: string }>({ ...items }).map(({ title }) => title)
  const as = site.as('admin')
  expect(titles(await as.call(newsApi.list, { query }))).toEqual(inOrder)
  expect(titles(await as.call(documentsApi.list, { query }))).toEqual(inOrder)
  expect(titles(await as.call(mediaApi.list, { query }))).toEqual(inOrder)
  const groups = await as.call(languagesApi.list, { query: { ...query, type: 'media' } })
  expect(Object.values(groups).map(({ items }) => items.en?.title)).toEqual(inOrder)
  const leads = await as.call(demoRequestsApi.list, { query: { sort: 'company' } })
  expect(Object.values(leads).map(({ company }) => company)).toEqual(inOrder)
})

test('what is in a store already is sorted so, too', async () => {
  const place = await newStorePlace()
  const older = await openStore(
    place,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0052-sort-keys')),
  )
  await older.write([], async (db) => {
    for (const [n, title] of shuffled.entries())
      await sql`insert into media (id, family, language, title, media_type, media_url, description,
          active, version, created_at, updated_at)
        values (${`m${n}`}, ${`m${n}`}, 'de', ${title}, 'video', 'https://vimeo.com/1', '',
          ${true}, 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(db)
  })
  await older.close()
  const newer = await openStore(place, migrations)
  const rows = await newer.db.selectFrom('media').select('title').orderBy('sort_title').execute()
  expect(rows.map(({ title }) => title)).toEqual(inOrder)
  await newer.close()
  rmSync(place.dataDir, { recursive: true })
})
