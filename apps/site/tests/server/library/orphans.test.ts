import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { libraryApi, type LibraryFile } from '@repo/platform/library/contract.ts'
import { openLibrary } from '@repo/platform/library/server/library.ts'
import { backupLease, renewLease } from '@repo/platform/server/database/lease.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { pdf, picture, upload } from '#tests/support/library.ts'
import { type TestProduct, startProduct, startProductForTest } from '#tests/support/product.ts'
import { startS3 } from '@repo/platform/testing/s3.ts'

const dayMs = 86_400_000
const hash = 'e'.repeat(32)
const key = `${hash}/original`
const keyOf = ({ url }: LibraryFile) => `${url.split('/')[2]}/original`

/** A server that has stored the bytes and dies before it writes their row. */
async function dieWhileAdding({ platform }: TestProduct['product']): Promise<void> {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  let writes = 0
  const write: Platform['store']['write'] = (topics, work) => {
    // The first marks the bytes that are about to come.
    if ((writes += 1) === 1) return platform.store.write(topics, work)
    resolve()
    return new Promise(() => {})
  }
  const dying = openLibrary({ ...platform, store: { ...platform.store, write } })
  const path = join(platform.config.DATA_DIR, 'arriving')
  writeFileSync(path, '%PDF-1.7 nobody will ever see this')
  void dying.add(path, { name: 'Lost.pdf', hash, size: 34 })
  await reached
}

test.each(['disk', 's3'] as const)(
  'bytes of an upload whose server died are removed after a day, and no others, on %s',
  async (kind) => {
    const s3 = kind === 's3' ? await startS3() : undefined
    const site = await startProduct(s3?.settings)
    const library = openLibrary(site.product.platform)
    const kept = await upload(site, pdf())
    await dieWhileAdding(site.product)
    // Begun after the sweep at the start, so that one is due.
    site.advance(dayMs - 60_000)
    await library.sweep()
    expect(await library.storage.has(key)).toBe(true)
    site.advance(dayMs)
    await library.sweep()
    expect(await library.storage.has(key)).toBe(false)
    expect(await library.storage.has(keyOf(kept))).toBe(true)
    await site.close()
    await s3?.stop()
  },
)

test('orphans that are uploaded again stay', async () => {
  const site = await startProductForTest()
  const file = pdf()
  const library = openLibrary(site.product.platform)
  const first = await upload(site, file)
  const params = { id: first.id }
  await site.as('editor').call(libraryApi.remove, { params })
  await upload(site, file)
  site.advance(2 * dayMs)
  await library.sweep()
  expect(await library.storage.has(keyOf(first))).toBe(true)
})

test('a variant that was made at the moment of a deletion goes with the next sweep', async () => {
  const site = await startProductForTest()
  const { platform } = site.product
  const library = openLibrary(platform)
  const { id, url } = await upload(site, await picture())
  await site.as('editor').call(libraryApi.remove, { params: { id } })
  const late = `${url.split('/')[2]}/320.webp`
  const path = join(platform.config.DATA_DIR, 'late')
  writeFileSync(path, 'made from bytes that are gone')
  await library.storage.put(late, path)
  site.advance(2 * dayMs)
  await library.sweep()
  expect(await library.storage.has(late)).toBe(false)
})

test('files of another database are not removed, also where this one is empty', async () => {
  const site = await startProductForTest()
  const { platform } = site.product
  const library = openLibrary(platform)
  const path = join(platform.config.DATA_DIR, 'foreign')
  writeFileSync(path, 'known elsewhere')
  await library.storage.put(key, path)
  site.advance(30 * dayMs)
  await library.sweep()
  expect(await library.storage.has(key)).toBe(true)
})

test('a starting server sweeps', async () => {
  const site = await startProductForTest()
  const { store, config } = site.product.platform
  await dieWhileAdding(site.product)
  const since = '2026-01-01T00:00:00.000Z'
  await store.write([], async (db) => {
    await db.updateTable('library_leftover').set({ since }).execute()
    await db.deleteFrom('schedule').execute()
  })
  const { DATA_DIR, DATABASE_URL } = config
  await site.product.close()
  const next = await startProduct({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) })
  const bytes = join(DATA_DIR, 'files', key)
  await eventually(() => expect(existsSync(bytes)).toBe(false))
  await next.close()
})

test('while a backup is made no bytes go; a sweep takes them later', async () => {
  const site = await startProductForTest()
  const { store, clock } = site.product.platform
  const library = openLibrary(site.product.platform)
  const file = await upload(site, pdf())
  await store.write([], (db) => renewLease(db, clock, backupLease))
  await site.as('editor').call(libraryApi.remove, { params: { id: file.id } })
  site.advance(2 * dayMs)
  await store.write([], (db) => renewLease(db, clock, backupLease))
  await library.sweep()
  expect(await library.storage.has(keyOf(file))).toBe(true)
  // Its process was killed: nobody renews it.
  site.advance(dayMs)
  await library.sweep()
  expect(await library.storage.has(keyOf(file))).toBe(false)
})
