import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore, type Store } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'

const name = '0058-sources-of-translations'
const older = Object.fromEntries(Object.entries(migrations).filter(([one]) => one < name))
const now = '2026-01-02T03:04:05.678Z'

/** An item of one group whose text is `says`, made from another when that said `of`. */
async function insert(
  { db }: Store,
  id: string,
  { says, from, of }: { says: string; from?: string; of?: string },
): Promise<void> {
  await sql`insert into media (id, family, language, title, description, active, version, created_at,
      updated_at, media_type, media_url)
    values (${id}, 'group', ${id}, 'Title', '', ${true}, 1, ${now}, ${now}, 'video', '')`.execute(
    db,
  )
  await sql`insert into item_text (kind, item_id, digest, hashes)
    values ('media', ${id}, ${says}, '{}')`.execute(db)
  if (from === undefined) return
  await sql`insert into approved_text (kind, item_id, source_id, digest, hashes, blocks)
    values ('media', ${id}, ${from}, ${of}, '{}', ${`["${of}"]`})`.execute(db)
}

test('translations in a chain are compared with the original, as far as they say what it said', async () => {
  const place = await newStorePlace()
  const old = await openStore(place, older)
  await insert(old, 'en', { says: 'en 2' })
  await insert(old, 'de', { says: 'de 1', from: 'en', of: 'en 1' })
  await insert(old, 'es', { says: 'es 2', from: 'de', of: 'de 1' })
  await insert(old, 'fr', { says: 'fr 1', from: 'es', of: 'es 2' })
  await insert(old, 'it', { says: 'it 1', from: 'es', of: 'es 1' })
  await old.close()
  const store = await openStore(place, migrations)
  const rows = await store.db
    .selectFrom('approved_text')
    .select(['item_id', 'source_id', 'digest', 'blocks'])
    .orderBy('item_id')
    .execute()
  expect(rows).toEqual([
    { item_id: 'de', source_id: 'en', digest: 'en 1', blocks: ['en 1'] },
    { item_id: 'es', source_id: 'en', digest: 'en 1', blocks: ['en 1'] },
    { item_id: 'fr', source_id: 'en', digest: 'en 1', blocks: ['en 1'] },
    // Outdated against the Spanish one: which English text it says is not known.
    { item_id: 'it', source_id: 'es', digest: 'es 1', blocks: ['es 1'] },
  ])
  await store.close()
  rmSync(place.dataDir, { recursive: true })
})
