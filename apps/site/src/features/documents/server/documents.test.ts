import { describe, expect, test } from 'vitest'
import { documentsApi } from '../contract.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { createDocument, documentInput } from '#tests/support/factories.ts'
import { pdf, picture, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'

const site = useProduct()

const editor = () => site.as('editor')
const activate = (id: string) => editor().call(documentsApi.activate, { body: { id } })
const deactivate = (id: string) => editor().call(documentsApi.deactivate, { body: { id } })

describe('writing', () => {
  test('a new document is not active, with its times and version', async () => {
    const item = await createDocument(site, { title: '  Padded ', description: 'a\r\nb' })
    const { id, documentId, createdAt, updatedAt, ...rest } = item
    expect(rest).toEqual({
      language: 'en',
      type: 'datasheet',
      title: 'Padded',
      description: 'a\nb',
      active: false,
      counterparts: {},
      version: 1,
    })
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(updatedAt).toBe(createdAt)
    expect(documentId).toMatch(/./)
    expect(await site.as('viewer').call(documentsApi.get, { params: { id } })).toEqual(item)
  })

  test('PUT replaces all fields; an absent optional one is cleared', async () => {
    const { id, documentId } = await createDocument(site, { description: 'Ranges.' })
    const body = { id, language: 'de', type: 'brochure', title: 'Datenblatt', documentId } as const
    const changed = await editor().call(documentsApi.update, { body })
    expect(changed).toMatchObject({ ...body, description: '', active: false, version: 2 })
  })

  test('activate and deactivate are idempotent and answer the item', async () => {
    const { id } = await createDocument(site)
    const shown = await activate(id)
    expect(shown).toMatchObject({ active: true, version: 2 })
    expect(await activate(id)).toEqual(shown)
    expect(await deactivate(id)).toMatchObject({ active: false, version: 3 })
  })

  test('delete answers the id; a second one, and any other call, is 404', async () => {
    const { id, documentId } = await createDocument(site)
    const remove = () => editor().call(documentsApi.remove, { params: { id } })
    expect(await remove()).toEqual({ id })
    const body = { ...(await documentInput(site, { documentId })), id }
    const update = () => editor().call(documentsApi.update, { body })
    for (const call of [remove, () => activate(id), update])
      expect(await errorOf(call())).toMatchObject({ code: 404, errorCode: 'NOT_FOUND' })
  })

  test('a stale version is 409 with the current item, and nothing is overwritten', async () => {
    const { id, documentId } = await createDocument(site)
    const input = await documentInput(site, { documentId })
    const put = (title: string) =>
      editor().call(documentsApi.update, { body: { ...input, title, id, version: 1 } })
    const current = await put('First')
    const error = await errorOf(put('Second'))
    expect(error).toMatchObject({ code: 409, errorCode: 'STALE_VERSION', error: { current } })
    expect(await editor().call(documentsApi.get, { params: { id } })).toEqual(current)
  })

  test.each([
    ['an unknown type', { type: 'leaflet' }, 'type'],
    ['an unknown language', { language: 'ro' }, 'language'],
    ['an empty title', { title: ' ' }, 'title'],
    ['an over-long title', { title: 'x'.repeat(201) }, 'title'],
    ['an over-long description', { description: 'x'.repeat(2001) }, 'description'],
    ['an unknown key', { active: true }, 'active'],
    ['an unknown file', { documentId: 'unknown' }, 'documentId'],
    ['no file', { documentId: null }, 'documentId'],
  ])('%s is rejected, naming the field', async (_, change, field) => {
    const input = await documentInput(site, { documentId: 'x' })
    const error = await errorOf(
      editor().call(documentsApi.create, { body: { ...input, ...change } as typeof input }),
    )
    expect(error).toMatchObject({ code: 422, errorCode: 'INVALID_FIELDS' })
    expect(fieldsOf(error)).toContain(field)
  })

  test('the file must be a PDF or Office file, also in a later change; nothing is stored', async () => {
    const image = await upload(site, await picture())
    expect(fieldsOf(await errorOf(createDocument(site, { documentId: image.id })))).toEqual([
      'documentId',
    ])
    const item = await createDocument(site)
    const body = { ...(await documentInput(site, { documentId: image.id })), id: item.id }
    expect(await errorOf(editor().call(documentsApi.update, { body }))).toMatchObject({ code: 422 })
    expect(await editor().call(documentsApi.get, { params: { id: item.id } })).toEqual(item)
  })
})

describe('the file of a document', () => {
  const removeFile = (id: string) => editor().call(libraryApi.remove, { params: { id } })

  test('cannot be deleted while a document, active or not, refers to it', async () => {
    const file = await upload(site, pdf())
    const { id } = await createDocument(site, { documentId: file.id, title: 'In use' })
    const uses = [{ kind: 'documents', id, title: 'In use' }]
    expect(await errorOf(removeFile(file.id))).toMatchObject({
      code: 409,
      errorCode: 'FILE_IN_USE',
      error: { uses },
    })
    await editor().call(documentsApi.remove, { params: { id } })
    expect(await errorOf(removeFile(file.id))).toMatchObject({
      error: { uses: [{ kind: 'documents/trash', id, title: 'In use' }] },
    })
    await site.as('admin').call(documentsApi.purge, { params: { id } })
    expect(await removeFile(file.id)).toEqual({ id: file.id })
  })

  test('can be deleted when no version of the document refers to it', async () => {
    const [before, after] = [await upload(site, pdf()), await upload(site, pdf())]
    const { id } = await createDocument(site, { documentId: before.id })
    const body = { ...(await documentInput(site, { documentId: after.id })), id }
    await editor().call(documentsApi.update, { body })
    expect(await errorOf(removeFile(before.id))).toMatchObject({
      error: { uses: [{ kind: 'documents/history', id }] },
    })
    await editor().call(documentsApi.remove, { params: { id } })
    await site.as('admin').call(documentsApi.purge, { params: { id } })
    await createDocument(site, { documentId: after.id })
    expect(await removeFile(before.id)).toEqual({ id: before.id })
    expect(await errorOf(removeFile(after.id))).toMatchObject({ errorCode: 'FILE_IN_USE' })
  })

  test('is public exactly while the document is active', async () => {
    const file = await upload(site, pdf())
    const { id } = await createDocument(site, { documentId: file.id })
    const status = async () => (await site.request(file.url)).status
    expect(await status()).toBe(404)
    await activate(id)
    expect(await status()).toBe(200)
    await deactivate(id)
    expect(await status()).toBe(404)
  })
})

describe('lists', () => {
  test('the management list is whole, last change first, and pages without gaps', async () => {
    const first = await createDocument(site)
    const second = await createDocument(site)
    await activate(first.id)
    const list = (query: object) => site.as('viewer').list(documentsApi.list, { query })
    const whole = await list({})
    expect(Object.keys(whole.items).slice(0, 2)).toEqual([first.id, second.id])
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await list({ limit: 2, after })
      seen.push(...Object.keys(page.items))
      after = page.next
    } while (after)
    expect(seen).toEqual(Object.keys(whole.items))
    expect(whole.total).toBe(seen.length)
  })

  test('visitors see the active ones of a language with their files, latest change first', async () => {
    const file = await upload(site, pdf('Datenblatt Anker.pdf'))
    const first = await createDocument(site, { language: 'fr', documentId: file.id })
    const second = await createDocument(site, { language: 'fr' })
    await createDocument(site, { language: 'fr' })
    await activate(second.id)
    const active = await activate(first.id)
    const list = (query: object) =>
      site.as('visitor').list(documentsApi.siteList, { params: { lang: 'fr' }, query })
    const { items, total } = await list({})
    expect(Object.keys(items)).toEqual([first.id, second.id])
    expect(total).toBe(2)
    const { url, name, mimeType, size } = file
    expect(items[first.id]).toEqual({ ...active, file: { url, name, mimeType, size } })
    const { next } = await list({ limit: 1 })
    expect(Object.keys((await list({ limit: 1, after: next })).items)).toEqual([second.id])
    await deactivate(first.id)
    expect(Object.keys((await list({})).items)).toEqual([second.id])
  })

  test('search finds stems in title and description, for visitors only what is active', async () => {
    const { id } = await createDocument(site, {
      language: 'de',
      title: 'Fallstudie',
      description: 'Die Suchzeiten der Staplerfahrer sanken.',
    })
    const found = async (search: string) => {
      const query = { search }
      const all = await site.as('viewer').list(documentsApi.list, { query })
      const visible = await site
        .as('visitor')
        .list(documentsApi.siteList, { params: { lang: 'de' }, query })
      return [Object.keys(all.items), Object.keys(visible.items)]
    }
    expect(await found('Suchzeit')).toEqual([[id], []])
    await activate(id)
    expect(await found('fallstudien')).toEqual([[id], [id]])
    expect(await found('Regal')).toEqual([[], []])
  })
})
