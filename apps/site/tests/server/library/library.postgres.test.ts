import { expect, onTestFinished, test } from 'vitest'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { recordUsage } from '@repo/platform/library/server/usage.ts'
import { pdf, picture, upload } from '#tests/support/library.ts'
import { createDatabase } from '@repo/platform/testing/postgres.ts'
import { startProductForTest, type TestProduct } from '#tests/support/product.ts'
import { startS3 } from '@repo/platform/testing/s3.ts'

async function startTwo(): Promise<[TestProduct, TestProduct]> {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const settings = { ...s3.settings, DATABASE_URL: await createDatabase() }
  return [await startProductForTest(settings), await startProductForTest(settings)]
}

test('two servers on one database and one storage serve each other’s files', async () => {
  const [one, two] = await startTwo()
  const file = await picture()
  const item = await upload(one, file)
  const original = await two.request(item.url, { as: 'viewer' })
  expect((await original.arrayBuffer()).byteLength).toBe(file.size)
  const variants = []
  // The first encodes it, the other finds it: two encoders at once need not agree on each byte.
  for (const site of [one, two]) {
    const answer = await site.request(item.variants[0]!.url, { as: 'viewer' })
    expect(answer.status).toBe(200)
    variants.push(Buffer.from(await answer.arrayBuffer()))
  }
  expect(variants[0]!.length).toBeGreaterThan(0)
  expect(variants[0]!.equals(variants[1]!)).toBe(true)
})

test('what one shows, hides and deletes is shown, hidden and gone on the other at once', async () => {
  const [one, two] = await startTwo()
  const { id, url } = await upload(one, pdf())
  const show = (visible: boolean) =>
    one.product.platform.store.write([], (db) =>
      recordUsage(db, { kind: 'news', itemId: 'n', title: 'x', visible, fileIds: [id] }),
    )
  const status = async () => (await two.request(url)).status
  expect(await status()).toBe(404)
  await show(true)
  expect(await status()).toBe(200)
  await show(false)
  expect(await status()).toBe(404)
  await one.product.platform.store.write([], (db) => db.deleteFrom('library_usage').execute())
  await one.as('editor').call(libraryApi.remove, { params: { id } })
  expect((await two.request(url, { as: 'viewer' })).status).toBe(404)
})
