import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { backedUpFiles } from '@repo/platform/library/server/backed-up-files.ts'
import type { FileStore } from '@repo/platform/server/backup/file-store.ts'
import { copyStore } from '@repo/platform/server/copy/copy.ts'
import { withStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { newDataDir, newStorePlace } from '@repo/platform/testing/database.ts'
import { restingRows } from '#tests/support/backups.ts'
import { createDocument, publishNews, requestDemo } from '#tests/support/factories.ts'
import { newsChanges } from '#tests/support/news-changes.ts'
import { useProduct } from '#tests/support/product.ts'
import { startS3 } from '@repo/platform/testing/s3.ts'
import { storedRows } from '@repo/platform/testing/stored-rows.ts'

const site = useProduct()

test('rows that go from PostgreSQL into SQLite, and are copied back, are the same', async () => {
  await createDocument(site)
  const article = await publishNews(site, { title: 'Größe der Halle: 12½ m²', language: 'de' })
  await newsChanges(site).save(article, { language: 'de', title: 'Größe der Halle: 13 m²' })
  await requestDemo(site, { comments: 'A "quoted" text, a \\ and 漢字 🚚' })
  const { config } = site.product.platform
  const databaseUrl = config.DATABASE_URL!
  const rows = await restingRows(site)

  const dataDir = newDataDir()
  const [s3, back] = [await startS3(), await startS3()]
  const onDisk = backedUpFiles({ ...config, DATA_DIR: dataDir })
  const [inBucket, again] = [s3, back].map(({ settings }) =>
    backedUpFiles({ ...config, ...settings }),
  ) as [FileStore, FileStore]
  const toDisk = { from: backedUpFiles(config), to: onDisk }
  const down = await copyStore({ dataDir, databaseUrl, to: 'sqlite', migrations, files: toDisk })
  expect(down).toMatchObject({ files: rows.library_file!.length, missing: [] })
  expect(readdirSync(dataDir)).toContain('trilane.sqlite')
  expect(readdirSync(dataDir)).not.toContain('copying')

  const copy = (await newStorePlace()).databaseUrl!
  const parts = { dataDir, databaseUrl: copy, to: 'postgres', migrations } as const
  const files = { from: onDisk, to: inBucket }
  const { tables, ...copied } = await copyStore({ ...parts, files })
  expect(copied).toEqual({ files: s3.count(), missing: [] })
  expect(s3.count()).toBe(rows.library_file!.length)
  expect(await storedRows({ dataDir, databaseUrl: copy })).toEqual(rows)
  // A trigger puts the words of a search together once more.
  const untold = ['kysely_migration_lock', 'search_word']
  for (const [table, { length }] of Object.entries(rows))
    if (!untold.includes(table)) expect(tables[table]?.rows, table).toBe(length)
  // Its first queries are planned by what there is.
  await withStore({ dataDir, databaseUrl: copy }, async (db) => {
    const { rows: told } = await sql<{ rows: number }>`
      select reltuples as rows from pg_class where oid = 'news'::regclass`.execute(db)
    expect(told[0]!.rows).toBe(rows.news!.length)
  })
  await expect(copyStore(parts)).rejects.toThrow('not empty')
  await expect(copyStore({ ...parts, to: 'sqlite' })).rejects.toThrow('exists already')

  // A SQLite whose files are in the bucket already.
  const third = { ...parts, databaseUrl: (await newStorePlace()).databaseUrl! }
  const nowhere = backedUpFiles({ ...config, DATA_DIR: newDataDir() })
  const moved = await copyStore({ ...third, files: { from: nowhere, to: inBucket } })
  expect(moved).toMatchObject({ files: 0, missing: [] })
  const fourth = { ...parts, databaseUrl: (await newStorePlace()).databaseUrl! }
  const lost = await copyStore({ ...fourth, files: { from: nowhere, to: again } })
  expect(lost.missing).toHaveLength(s3.count())
  await s3.stop()
  await back.stop()
})
