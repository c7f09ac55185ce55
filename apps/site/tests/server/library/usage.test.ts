import { expect, test } from 'vitest'
import { isDocument, isImage } from '@repo/platform/library/file-types.ts'
import {
  fileIdsInHtml,
  recordUsage,
  removeUsage,
  requireFile,
} from '@repo/platform/library/server/usage.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { pdf, picture, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const write = <T>(work: (db: WriteTransaction) => Promise<T>) =>
  site.product.platform.store.write([], work)

const usesOf = (itemId: string) =>
  site.product.platform.store.db
    .selectFrom('library_usage')
    .select(['file_id', 'title', 'visible'])
    .where('item_id', '=', itemId)
    .orderBy('file_id')
    .execute()

test('each write of an item replaces what it uses', async () => {
  const [a, b] = [await upload(site, pdf()), await upload(site, pdf())]
  const item = { kind: 'document', itemId: 'd1', title: 'One', visible: false }
  await write((db) => recordUsage(db, { ...item, fileIds: [a.id, b.id, a.id] }))
  expect((await usesOf('d1')).map((use) => use.file_id)).toEqual([a.id, b.id])
  const changed = { ...item, title: 'Two', visible: true, fileIds: [b.id] }
  await write((db) => recordUsage(db, changed))
  expect(await usesOf('d1')).toEqual([{ file_id: b.id, title: 'Two', visible: true }])
  await write((db) => recordUsage(db, { ...item, fileIds: [] }))
  expect(await usesOf('d1')).toEqual([])
  await write((db) => recordUsage(db, changed))
  await write((db) => removeUsage(db, 'news', 'd1'))
  expect(await usesOf('d1')).toHaveLength(1)
  await write((db) => removeUsage(db, 'document', 'd1'))
  expect(await usesOf('d1')).toEqual([])
})

test('a field refers to an existing file of an allowed type', async () => {
  const { id } = await upload(site, pdf())
  const field = 'documentId'
  expect((await write((db) => requireFile(db, id, field, isDocument))).id).toBe(id)
  const wrongType = write((db) => requireFile(db, id, field, isImage))
  await expect(wrongType).rejects.toMatchObject({ extra: { fields: [{ field, rule: 'choice' }] } })
  const unknown = write((db) => requireFile(db, 'none', field, isDocument))
  await expect(unknown).rejects.toMatchObject({ extra: { fields: [{ field, rule: 'unknown' }] } })
})

test('the files of rich text are found by their addresses, variants included', async () => {
  const [image, file, other] = [
    await upload(site, await picture()),
    await upload(site, pdf()),
    await upload(site, pdf()),
  ]
  const html = `<p><a href="${file.url}">PDF</a> ${other.url}
    <a href="https://www.example.com${image.variants[2]!.url}?x#y">Picture</a>
    <a href="/library/${'0'.repeat(32)}/gone.pdf">Gone</a></p>`
  const found = await write((db) => fileIdsInHtml(db, html))
  expect(found.toSorted()).toEqual([image.id, file.id].toSorted())
  expect(await write((db) => fileIdsInHtml(db, '<p>/library/</p>'))).toEqual([])
})

test('of files with the same bytes, the one that the address names is used', async () => {
  const bytes = await pdf().text()
  const first = await upload(site, pdf('A.pdf', bytes))
  const second = await upload(site, pdf('B.pdf', bytes))
  const idsOf = (url: string) => write((db) => fileIdsInHtml(db, `<a href="${url}">x</a>`))
  expect(await idsOf(second.url)).toEqual([second.id])
  expect(await idsOf(second.url.replace('B.pdf', 'former-name.pdf'))).toEqual([first.id])
})

test('of deleting a file and beginning to use it at the same time, one succeeds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await upload(site, pdf())
    const path = `/api/library/file/delete/id/${id}`
    const [deleted, used] = await Promise.all([
      site.request(path, { as: 'editor', method: 'DELETE' }),
      write(async (db) => {
        const { id: fileId } = await requireFile(db, id, 'documentId', isDocument)
        const item = { kind: 'document', itemId: id, title: 'x', visible: true }
        await recordUsage(db, { ...item, fileIds: [fileId] })
      }).then(
        () => true,
        (error: unknown) => (error as { errorCode?: string }).errorCode,
      ),
    ])
    expect([
      [200, 'INVALID_FIELDS'],
      [409, true],
    ]).toContainEqual([deleted.status, used])
  }
})
