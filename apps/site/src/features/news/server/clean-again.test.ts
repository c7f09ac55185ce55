import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'

const name = '0019-clean-news-again'
const before = Object.fromEntries(Object.entries(migrations).filter(([one]) => one < name))
/** Without the later ones, which make all summaries again. */
const own = Object.fromEntries(Object.entries(migrations).filter(([one]) => one <= name))

const hidden = '<p>Ladder<a href="javascript:alert(1)">plan</a></p>'
const good = '<p>Anchor <a href="/en/pricing">prices</a></p>'

test('articles that are stored with a dangerous link are cleaned, and nothing else changes', async () => {
  const place = await newStorePlace()
  const old = await openStore(place, before)
  const now = '2026-01-02T03:04:05.678Z'
  // More than the migration takes at a time.
  for (let n = 100; n < 150; n += 1)
    await sql`insert into news (id, language, title, content, summary, categories, permalink,
        published, active, version, created_at, updated_at)
      values (${`${n}`}, 'en', 'Title', ${n % 10 ? good : hidden}, 'as it was', '["Safety"]',
        ${`a-${n}`}, ${true}, ${true}, 7, ${now}, ${now})`.execute(old.db)
  await old.close()

  const cleaned = await openStore(place, own)
  const rows = await cleaned.db.selectFrom('news').selectAll().orderBy('id').execute()
  await cleaned.close()
  // Servers index the texts again, and the summaries are made by a later migration.
  const store = await openStore(place, migrations)
  const outdated = await store.db.selectFrom('outdated_search').select('name').execute()
  const made = await store.db.selectFrom('news').select('summary').distinct().execute()
  await store.close()
  expect(outdated).toContainEqual({ name: 'news' })
  expect(made.map(({ summary }) => summary).toSorted()).toEqual(['Anchor prices', 'Ladderplan'])
  rmSync(place.dataDir, { recursive: true })

  expect(rows).toHaveLength(50)
  for (const { id, content, version, updated_at } of rows) {
    expect(content).toBe(Number(id) % 10 ? good : '<p>Ladder<a>plan</a></p>')
    expect([version, updated_at]).toEqual([7, now])
  }
})
