import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { backedUpFiles } from '@repo/platform/library/server/backed-up-files.ts'
import { backUp } from '@repo/platform/server/backup/backup.ts'
import { copyToPostgres } from '@repo/platform/server/copy/copy.ts'
import { restore } from '@repo/platform/server/backup/restore.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import { withStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { newDataDir, newStorePlace } from '@repo/platform/testing/database.ts'
import { createDocument, publishNews, requestDemo } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { startS3 } from '@repo/platform/testing/s3.ts'
import { storedRows } from '@repo/platform/testing/stored-rows.ts'

const site = useProduct()

test('rows that go from PostgreSQL into SQLite, and are copied back, are the same', async () => {
  await createDocument(site)
  await publishNews(site, { title: 'Größe der Halle: 12½ m²', language: 'de' })
  await requestDemo(site, { comments: 'A "quoted" text, a \\ and 漢字 🚚' })
  const { config } = site.product.platform
  const { DATA_DIR: ownDir, DATABASE_URL: databaseUrl = '' } = config
  const files = backedUpFiles(config)
  const archive = join(newDataDir(), 'site.tar')
  const target = { dataDir: ownDir, databaseUrl }
  await backUp(archive, { target, migrations, files, clock: systemClock })

  const rows = await storedRows(target)
  const dataDir = newDataDir()
  const filesIn = (folder: string) => backedUpFiles({ ...config, DATA_DIR: folder })
  await restore(archive, { target: { dataDir }, migrations, filesIn })
  const copy = (await newStorePlace()).databaseUrl!
  const s3 = await startS3()
  const to = backedUpFiles({ ...config, ...s3.settings })
  const parts = { dataDir, databaseUrl: copy, migrations, files: { from: filesIn(dataDir), to } }
  const { tables, ...copied } = await copyToPostgres(parts)
  expect(copied).toEqual({ files: s3.count(), missing: [] })
  expect(s3.count()).toBe(rows.library_file!.length)
  await s3.stop()

  expect(await storedRows({ dataDir, databaseUrl: copy })).toEqual(rows)
  // The words of a search are put together anew by a trigger.
  const untold = ['kysely_migration_lock', 'search_word']
  for (const [table, { length }] of Object.entries(rows))
    if (!untold.includes(table)) expect(tables[table]?.rows, table).toBe(length)
  // Its first queries are planned by what there is.
  await withStore({ dataDir, databaseUrl: copy }, async (db) => {
    const { rows: told } = await sql<{ rows: number }>`
      select reltuples as rows from pg_class where oid = 'news'::regclass`.execute(db)
    expect(told[0]!.rows).toBe(rows.news!.length)
  })
  const again = copyToPostgres({ dataDir, databaseUrl: copy, migrations })
  await expect(again).rejects.toThrow('not empty')
})
