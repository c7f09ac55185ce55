import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { openProduct } from '#src/product.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { backedUpFiles } from '@repo/platform/library/server/backed-up-files.ts'
import { minute, systemClock } from '@repo/platform/server/clock.ts'
import { backupLease, isLeased } from '@repo/platform/server/database/lease.ts'
import { appliedMigrations } from '@repo/platform/server/database/migrate.ts'
import { openStore, withStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { newDataDir, newStorePlace, type StorePlace } from '@repo/platform/testing/database.ts'
import {
  backUpPlace,
  backUpSite,
  forged,
  placeOf,
  restingRows,
  restoreInto,
  storedFiles,
  written,
} from '#tests/support/backups.ts'
import { createDocument, createNews, publishNews, requestDemo } from '#tests/support/factories.ts'
import { picture, upload } from '#tests/support/library.ts'
import { newsChanges } from '#tests/support/news-changes.ts'
import { externals, useProduct } from '#tests/support/product.ts'
import { startS3 } from '@repo/platform/testing/s3.ts'
import { storedRows } from '@repo/platform/testing/stored-rows.ts'

const site = useProduct()

/** One engine is enough for tests that do not depend on the engine. */
const isPostgres = process.env.TEST_ENGINE === 'postgres'

const configOf = () => site.product.platform.config

/** In a place where an attempt has ended in the middle. */
async function restored(path: string): Promise<StorePlace> {
  const place = await newStorePlace()
  for (const folder of ['restoring/files', 'files/of-another-backup'])
    mkdirSync(join(place.dataDir, folder), { recursive: true })
  writeFileSync(join(place.dataDir, 'restoring/trilane.sqlite'), 'half a store')
  writeFileSync(join(place.dataDir, 'serving.lock-journal'), '')
  await restoreInto(place, path, { config: configOf() })
  return place
}

test('every row and every file comes back, and the site continues', async () => {
  await upload(site, await picture('png'))
  await createDocument(site)
  const article = await publishNews(site, { title: 'Rückfahrkameras im Gang', language: 'de' })
  const { save, schedule } = newsChanges(site)
  await save(article, { language: 'de', title: 'Rückfahrkameras, zweite Fassung' })
  const publishAt = new Date(Date.now() + 20 * minute).toISOString()
  await schedule(article.id, publishAt)
  await requestDemo(site)
  const rows = await restingRows(site)
  const place = await restored(await backUpSite(site))
  const remains = readdirSync(place.dataDir).filter((name) => !name.startsWith('serving'))
  expect(remains).toEqual(isPostgres ? ['files'] : ['files', 'trilane.sqlite'])
  expect(await storedRows(place)).toEqual(rows)
  const files = storedFiles(place)
  expect(files).toEqual(storedFiles(placeOf(site)))
  expect(Object.keys(files).length).toBeGreaterThan(1)
  for (const [key, hash] of Object.entries(files)) expect(hash.slice(0, 32)).toBe(key)
  expect(existsSync(join(place.dataDir, 'files/of-another-backup'))).toBe(false)
  expect(await withStore(place, (db) => isLeased(db, systemClock, backupLease))).toBe(false)

  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place
  const again = await openProduct({ ...configOf(), DATA_DIR, DATABASE_URL }, externals)
  const url = await again.app.listen({ host: '127.0.0.1', port: 0 })
  const headers = {
    cookie: site.cookie('editor')!,
    origin: url,
    'content-type': 'application/json',
  }
  const found = await fetch(`${url}/api/news?search=r%C3%BCckfahrkamera`, { headers })
  expect(Object.keys((await found.json()) as object)).toHaveLength(1)
  const draft = await fetch(`${url}/api/news/changes/id/${article.id}`, { headers })
  expect(await draft.json()).toMatchObject({
    title: article.title,
    changes: { publishAt, item: { title: 'Rückfahrkameras, zweite Fassung' } },
  })
  const body = JSON.stringify({
    language: 'en',
    title: 'After the restore',
    permalink: 'after-the-restore',
    content: '<p>Anchors</p>',
    categories: [],
  })
  expect((await fetch(`${url}/api/news`, { method: 'POST', headers, body })).status).toBe(201)
  await again.close()
})

test('a backup is one moment of a store that is written to', async () => {
  const before = await createNews(site, { title: 'Number 0' })
  let [count, isOver] = [0, false]
  const writing = (async () => {
    while (!isOver) {
      await createNews(site, { title: `Number ${count + 1}` })
      count += 1
    }
  })()
  const doomed = await upload(site, await picture('png'))
  const backup = backUpSite(site)
  await site.as('editor').call(libraryApi.remove, { params: { id: doomed.id } })
  const path = await backup
  isOver = true
  await writing

  const place = await restored(path)
  const rows = await storedRows(place)
  const numbers = rows.news!.flatMap((row) => /Number (\d+)/.exec(row)?.[1] ?? []).map(Number)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at))
  expect(numbers.length).toBeLessThanOrEqual(count + 1)
  expect(rows.news!.join()).toContain(before.id)
  // Every file that a row names is in, also where it was deleted meanwhile.
  const named = rows.library_file!.map((row) => /[0-9a-f]{32}/.exec(row)![0])
  expect(Object.keys(storedFiles(place)).toSorted()).toEqual([...new Set(named)].toSorted())
})

test.skipIf(isPostgres)('files in an object storage are backed up and restored', async () => {
  const [from, to] = [await startS3(), await startS3()]
  try {
    const inBucket = { ...configOf(), ...from.settings }
    const [files, own] = [backedUpFiles(inBucket), backedUpFiles(configOf())]
    const names = await withStore(placeOf(site), (db) => own.names(db))
    for (const name of names) {
      const copy = join(newDataDir(), name)
      writeFileSync(copy, await buffer((await own.open(name))!.stream))
      await files.put(name, copy)
    }
    const path = await backUpPlace(placeOf(site), inBucket)
    await restoreInto(await newStorePlace(), path, { config: { ...configOf(), ...to.settings } })
    expect(to.count()).toBe(from.count())
    expect(to.count()).toBeGreaterThan(0)
  } finally {
    await from.stop()
    await to.stop()
  }
})

test('a backup of an earlier version is migrated, one of a later version refused', async () => {
  const known = Object.entries(migrations)
  const place = await newStorePlace()
  await (await openStore(place, Object.fromEntries(known.slice(0, -2)))).close()
  const path = await backUpPlace(place, { ...configOf(), DATA_DIR: place.dataDir })

  const applied = await withStore(await restored(path), appliedMigrations)
  expect(applied).toEqual(known.map(([name]) => name))
  const later = await newStorePlace()
  const older = Object.fromEntries(known.slice(0, -3))
  const restoring = restoreInto(later, path, { config: configOf(), known: older })
  await expect(restoring).rejects.toThrow(/does not know \(00/)
  expect(readdirSync(later.dataDir)).toEqual([])
})

test('an archive that is not a whole backup is refused before anything is touched', async () => {
  await upload(site, await picture('png'))
  const path = await backUpSite(site)
  const whole = readFileSync(path)
  const linked = (type: 'symlink' | 'link', name = 'database.sqlite') =>
    packTar([{ header: { name, type, size: 0, linkname: '/etc/passwd' } }])
  const renamed = (name: string) => forged(path, (entries) => (entries.at(-1)!.header.name = name))
  const rows = JSON.stringify({ formatVersion: 1, takenAt: '2026-11-01T00:00:00.000Z' })
  const bad: Record<string, [Uint8Array, RegExp]> = {
    'no tar': [Buffer.from('PK\u0003\u0004 no tar at all'.repeat(100)), /Invalid tar/],
    empty: [await packTar([]), /Its end is missing/],
    'half of it': [whole.subarray(0, whole.length / 2), /truncated|missing/],
    'without its end': [whole.subarray(0, whole.length - 1024), /truncated/],
    'without its database': [
      await forged(path, (entries) => entries.shift()),
      /does not have the one database/,
    ],
    'with a path that leads out': [
      await renamed('files/../../../tmp/x'),
      /does not belong to a backup/,
    ],
    'with an absolute path': [await renamed('/etc/cron.d/x'), /does not belong to a backup/],
    'with a path in the database': [
      await renamed('database.sqlite/x'),
      /does not belong to a backup/,
    ],
    'with an entry twice': [
      await forged(path, (entries) => entries.push(entries.at(-1)!)),
      /exists twice/,
    ],
    'with a symbolic link': [await linked('symlink'), /is a symlink/],
    'with a link': [await linked('link', 'files/0123456789abcdef0123456789abcdef'), /is a link/],
    'of the earlier format': [
      await packTar([{ header: { name: 'manifest.json', size: rows.length }, body: rows }]),
      /format used until November 2026.*with the version that made it/,
    ],
  }
  const { databaseUrl } = await newStorePlace()
  const place = { dataDir: join(newDataDir(), 'new'), databaseUrl }
  const refuse = async (name: string, bytes: Uint8Array, reason: RegExp) => {
    const restoring = restoreInto(place, written(bytes), { config: configOf() })
    await expect(restoring, name).rejects.toThrow(reason)
    expect(existsSync(place.dataDir), name).toBe(false)
  }
  for (const [name, [bytes, reason]] of Object.entries(bad)) await refuse(name, bytes, reason)

  // The first byte of each entry, and one in the middle of the database.
  const starts = [...whole.toString('latin1').matchAll(/ustar/g)].map(({ index }) => index + 255)
  for (const at of [...starts, starts[0]! + 5_000]) {
    const damaged = Buffer.from(whole)
    damaged[at]! ^= 1
    await refuse(`damaged at ${at}`, damaged, /is damaged|JSON/)
  }
  if (databaseUrl) expect(await storedRows(place)).toEqual({})
})

test('a backup is restored into nothing that holds something', async () => {
  const path = await backUpSite(site)
  const before = await storedRows(placeOf(site))
  const config = configOf()
  await expect(restoreInto(placeOf(site), path, { config })).rejects.toThrow('is not empty')
  const { databaseUrl } = placeOf(site)
  if (databaseUrl)
    await expect(
      restoreInto({ dataDir: newDataDir(), databaseUrl }, path, { config }),
    ).rejects.toThrow('database is not empty')
  expect(await storedRows(placeOf(site))).toEqual(before)
})

test('files that a server has found in its folder are no remains of a restore', async () => {
  const path = await backUpSite(site)
  const [place, other] = [await newStorePlace(), await newStorePlace()]
  mkdirSync(join(place.dataDir, 'restoring'))
  mkdirSync(join(place.dataDir, 'files/served'), { recursive: true })
  const config = { ...configOf(), DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }
  const server = await openProduct(config, externals)
  await server.close()
  const again = { ...place, databaseUrl: other.databaseUrl }
  await expect(restoreInto(again, path, { config: configOf() })).rejects.toThrow('is not empty')
  expect(existsSync(join(place.dataDir, 'files/served'))).toBe(true)
})
