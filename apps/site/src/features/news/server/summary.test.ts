import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'

const name = '0018-news-summary'
const before = Object.fromEntries(Object.entries(migrations).filter(([one]) => one < name))

test('articles without a stored summary get one when the store is opened', async () => {
  const place = await newStorePlace()
  const old = await openStore(place, before)
  const now = '2026-01-02T03:04:05.678Z'
  // More than the migration takes at a time.
  for (let n = 1000; n < 1250; n += 1)
    await sql`insert into news (id, language, title, content, categories, permalink, published,
        active, version, created_at, updated_at)
      values (${`${n}`}, 'en', 'Title', ${`<h2>Heading</h2><p>Anchor <em>${n}</em> &amp; tag.</p>`},
        '[]', ${`a-${n}`}, ${false}, ${true}, 1, ${now}, ${now})`.execute(old.db)
  await old.close()

  const store = await openStore(place, migrations)
  const rows = await store.db.selectFrom('news').select(['id', 'summary']).orderBy('id').execute()
  await store.close()
  rmSync(place.dataDir, { recursive: true })
  expect(rows).toHaveLength(250)
  for (const { id, summary } of rows) expect(summary).toBe(`Anchor ${id} & tag.`)
})

test('a summary that was cut anywhere ends with its sentence when the store is opened', async () => {
  const place = await newStorePlace()
  const cutting = Object.entries(migrations).filter(([one]) => one < '0026-whole-summaries')
  const old = await openStore(place, Object.fromEntries(cutting))
  const text = `Our figure is 3D accuracy. It marks the best case, ${'with conditions, '.repeat(9)}and more.`
  const now = '2026-01-02T03:04:05.678Z'
  await sql`insert into news (id, family, language, title, content, summary, categories, permalink,
      published, active, version, created_at, updated_at)
    values ('a', 'a', 'en', 'Title', ${`<p>${text} Further.</p><p>${text}</p>`}, 'Our figure is …', '[]', 'a',
      ${false}, ${true}, 7, ${now}, ${now})`.execute(old.db)
  await old.close()
  const store = await openStore(place, migrations)
  const row = await store.db.selectFrom('news').select(['summary', 'version']).executeTakeFirst()
  await store.close()
  rmSync(place.dataDir, { recursive: true })
  expect(row).toEqual({ summary: text, version: 7 })
})
