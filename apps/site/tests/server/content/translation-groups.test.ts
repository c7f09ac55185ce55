import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'

const name = '0025-families'
const before = Object.fromEntries(Object.entries(migrations).filter(([one]) => one < name))

test('items that are in a store already have a group each when it is opened', async () => {
  const place = await newStorePlace()
  const old = await openStore(place, before)
  const now = '2026-01-02T03:04:05.678Z'
  for (const id of ['a', 'b']) {
    await sql`insert into news (id, language, title, content, categories, permalink, published,
        active, version, created_at, updated_at)
      values (${id}, 'en', 'Title', '', '[]', ${id}, ${false}, ${true}, 1, ${now}, ${now})`.execute(
      old.db,
    )
    await sql`insert into media (id, language, title, description, active, version, created_at,
        updated_at, media_type, media_url)
      values (${id}, 'en', 'Title', '', ${true}, 1, ${now}, ${now}, 'video', '')`.execute(old.db)
  }
  await old.close()
  const store = await openStore(place, migrations)
  const groups = (table: 'news' | 'media') =>
    store.db.selectFrom(table).select(['id', 'family', 'version']).orderBy('id').execute()
  for (const table of ['news', 'media'] as const)
    expect(await groups(table)).toEqual([
      { id: 'a', family: 'a', version: 1 },
      { id: 'b', family: 'b', version: 1 },
    ])
  await store.close()
  rmSync(place.dataDir, { recursive: true })
})
