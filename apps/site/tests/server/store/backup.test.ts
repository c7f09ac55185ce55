import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { openProduct } from '#src/product.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { backedUpFiles } from '@repo/platform/library/server/backed-up-files.ts'
import { backUp } from '@repo/platform/server/backup/backup.ts'
import { restore } from '@repo/platform/server/backup/restore.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import { appliedMigrations } from '@repo/platform/server/database/migrate.ts'
import { openStore, withStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { newDataDir, newStorePlace, type StorePlace } from '@repo/platform/testing/database.ts'
import { createDocument, createNews, publishNews, requestDemo } from '#tests/support/factories.ts'
import { picture, upload } from '#tests/support/library.ts'
import { externals, useProduct, type TestProduct } from '#tests/support/product.ts'
import { startS3 } from '@repo/platform/testing/s3.ts'
import { storedRows } from '@repo/platform/testing/stored-rows.ts'

const site = useProduct()

/** What does not depend on the engine is tried on one. */
const isPostgres = process.env.TEST_ENGINE === 'postgres'

const placeOf = ({ product }: TestProduct): StorePlace => ({
  dataDir: product.platform.config.DATA_DIR,
  databaseUrl: product.platform.config.DATABASE_URL,
})
const newArchive = () => join(newDataDir(), 'site.tar')

async function backUpSite(from = site): Promise<string> {
  const path = newArchive()
  const files = backedUpFiles(from.product.platform.config)
  await backUp(path, { target: placeOf(from), migrations, files, clock: systemClock })
  return path
}

async function restoreInto(
  place: StorePlace,
  path: string,
  { settings = {}, known = migrations }: { settings?: object; known?: typeof migrations } = {},
) {
  const { config } = site.product.platform
  return restore(path, {
    target: place,
    migrations: known,
    filesIn: (dataDir) => backedUpFiles({ ...config, ...settings, DATA_DIR: dataDir }),
  })
}

/** In a place where an attempt has ended in the middle. */
async function restored(path: string): Promise<StorePlace> {
  const place = await newStorePlace()
  mkdirSync(join(place.dataDir, 'restoring/files'), { recursive: true })
  writeFileSync(join(place.dataDir, 'restoring/trilane.sqlite'), 'half a store')
  await restoreInto(place, path)
  return place
}

/** By their keys, of the files that were uploaded and not of their variants. */
function storedFiles(folder: string): Record<string, string> {
  const keys = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'original')))
  return Object.fromEntries(
    keys.map((key) => [
      key,
      createHash('sha256')
        .update(readFileSync(join(folder, key, 'original')))
        .digest('hex'),
    ]),
  )
}

test('every row and every file comes back, and the site goes on', async () => {
  await upload(site, await picture('png'))
  await createDocument(site)
  await publishNews(site, { title: 'Rückfahrkameras im Gang', language: 'de' })
  await requestDemo(site)
  const path = await backUpSite()
  const place = await restored(path)

  expect(await storedRows(place)).toEqual(await storedRows(placeOf(site)))
  const files = storedFiles(join(place.dataDir, 'files'))
  expect(files).toEqual(storedFiles(join(placeOf(site).dataDir, 'files')))
  expect(Object.keys(files).length).toBeGreaterThan(1)
  expect(existsSync(join(place.dataDir, 'restoring'))).toBe(false)
  for (const [key, hash] of Object.entries(files)) expect(hash.slice(0, 32)).toBe(key)

  const { config } = site.product.platform
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place
  const again = await openProduct({ ...config, DATA_DIR, DATABASE_URL }, externals)
  const url = await again.app.listen({ host: '127.0.0.1', port: 0 })
  const headers = {
    cookie: site.cookie('editor')!,
    origin: url,
    'content-type': 'application/json',
  }
  const found = await fetch(`${url}/api/news?search=r%C3%BCckfahrkamera`, { headers })
  expect(Object.keys((await found.json()) as object)).toHaveLength(1)
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
  let [written, isOver] = [0, false]
  const writing = (async () => {
    while (!isOver) {
      await createNews(site, { title: `Number ${written + 1}` })
      written += 1
    }
  })()
  const doomed = await upload(site, await picture('png'))
  const backup = backUpSite()
  await site.as('editor').call(libraryApi.remove, { params: { id: doomed.id } })
  const path = await backup
  isOver = true
  await writing

  const place = await restored(path)
  const rows = (await storedRows(place)).news!
  const numbers = rows.flatMap((row) => /Number (\d+)/.exec(row)?.[1] ?? []).map(Number)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at))
  expect(numbers.length).toBeLessThanOrEqual(written + 1)
  expect(rows.join()).toContain(before.id)
  // Whatever file a row names is in, also where it was deleted meanwhile.
  const files = Object.keys(storedFiles(join(place.dataDir, 'files')))
  const named = (await storedRows(place)).library_file!.map((row) => /[0-9a-f]{32}/.exec(row)![0])
  expect(files.toSorted()).toEqual([...new Set(named)].toSorted())
})

test.skipIf(isPostgres)('files in an object storage are backed up and restored', async () => {
  const [from, to] = [await startS3(), await startS3()]
  const store = await openStore(placeOf(site), migrations)
  try {
    const files = { ...backedUpFiles({ ...site.product.platform.config, ...from.settings }) }
    const own = backedUpFiles(site.product.platform.config)
    for (const name of await own.names(store.db)) {
      const copy = join(newDataDir(), name)
      writeFileSync(copy, await buffer((await own.open(name))!.stream))
      await files.put(name, copy)
    }
    const path = newArchive()
    await backUp(path, { target: placeOf(site), migrations, files, clock: systemClock })
    await restoreInto(await newStorePlace(), path, { settings: to.settings })
    expect(to.count()).toBe(from.count())
    expect(to.count()).toBeGreaterThan(0)
  } finally {
    await store.close()
    await from.stop()
    await to.stop()
  }
})

test('a backup of an earlier version is migrated, one of a later version refused', async () => {
  const known = Object.entries(migrations)
  const earlier = Object.fromEntries(known.slice(0, -2))
  const place = await newStorePlace()
  await (await openStore(place, earlier)).close()
  const path = newArchive()
  const files = backedUpFiles({ ...site.product.platform.config, DATA_DIR: place.dataDir })
  await backUp(path, { target: place, migrations, files, clock: systemClock })

  const applied = await withStore(await restored(path), appliedMigrations)
  expect(applied).toEqual(known.map(([name]) => name))
  const later = await newStorePlace()
  const restoring = restoreInto(later, path, { known: Object.fromEntries(known.slice(0, -3)) })
  await expect(restoring).rejects.toThrow(/does not know \(00/)
  expect(readdirSync(later.dataDir)).toEqual([])
})

test('what is no whole backup is refused before anything is touched', async () => {
  const whole = readFileSync(await backUpSite())
  const entry = (name: string, type: 'file' | 'symlink' = 'file') =>
    packTar([
      type === 'file'
        ? { header: { name, size: 2 }, body: '{}' }
        : { header: { name, type, size: 0, linkname: '/etc/passwd' } },
    ])
  const damaged = Buffer.from(whole)
  const at = whole.lastIndexOf('"kind"')
  damaged[at + 1]! ^= 1
  const bad: Record<string, [Uint8Array, RegExp]> = {
    'of another kind': [Buffer.from('PK\u0003\u0004 no tar at all'.repeat(100)), /Invalid tar/],
    truncated: [whole.subarray(0, whole.length / 2), /truncated|missing/],
    damaged: [damaged, /damaged|not those|JSON/],
    'without its end': [whole.subarray(0, whole.length - 1024), /truncated/],
    'with a path that leads out': [await entry('files/../../../tmp/x'), /none of a backup/],
    'with an absolute path': [await entry('/etc/cron.d/x'), /none of a backup/],
    'with a link': [await entry('files/0123456789abcdef0123456789abcdef', 'symlink'), /symlink/],
    'with nothing': [await packTar([]), /missing/],
  }
  const { databaseUrl } = await newStorePlace()
  const place = { dataDir: join(newDataDir(), 'new'), databaseUrl }
  for (const [name, [bytes, reason]] of Object.entries(bad)) {
    const path = newArchive()
    writeFileSync(path, bytes)
    await expect(restoreInto(place, path), name).rejects.toThrow(reason)
    expect(existsSync(place.dataDir), name).toBe(false)
    if (databaseUrl) expect(await storedRows(place), name).toEqual({})
  }
})

test('a backup is restored into nothing that holds something', async () => {
  const path = await backUpSite()
  const before = await storedRows(placeOf(site))
  await expect(restoreInto(placeOf(site), path)).rejects.toThrow('is not empty')
  const { databaseUrl } = placeOf(site)
  if (databaseUrl)
    await expect(restoreInto({ dataDir: newDataDir(), databaseUrl }, path)).rejects.toThrow(
      'database is not empty',
    )
  expect(await storedRows(placeOf(site))).toEqual(before)
})
