import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { maxFileBytes, libraryApi, type LibraryFile } from '@repo/platform/library/contract.ts'
import { recordUsage, removeUsage } from '@repo/platform/library/server/usage.ts'
import type { Problem } from '@repo/platform/rest/problem.ts'
import { formOf, pdf, picture, upload, video } from '#tests/support/library.ts'
import { startProductForTest, useProduct, type TestProduct } from '#tests/support/product.ts'
import { startS3, type S3Server } from '@repo/platform/testing/s3.ts'

const post = async (site: TestProduct, form: FormData) => {
  const options = { as: 'editor', method: 'POST', body: form } as const
  const response = await site.request('/api/library/file', options)
  const body = (await response.json()) as Problem & LibraryFile
  return { status: response.status, body, errors: body.fields?.map((one) => [one.field, one.rule]) }
}

const isPostgres = process.env.TEST_ENGINE === 'postgres'

// Where the bytes lie makes no difference to the database.
describe.each(isPostgres ? (['disk'] as const) : (['disk', 's3'] as const))(
  'the library on %s',
  (kind) => {
    let s3: S3Server | undefined
    beforeAll(async () => {
      s3 = kind === 's3' ? await startS3() : undefined
      return () => s3?.stop()
    })
    const site = useProduct(() => s3?.settings)

    const folder = () => join(site.product.platform.config.DATA_DIR, 'files')
    const namesIn = (path: string) => (existsSync(path) ? readdirSync(path) : [])
    const tempFiles = () => namesIn(join(folder(), 'incoming'))
    /** How many originals are kept. */
    const kept = () => s3?.count() ?? namesIn(folder()).filter((name) => name !== 'incoming').length
    const as = () => site.as('editor')

    test('an upload returns the type of the bytes, and is last in the list', async () => {
      const file = await picture('jpeg', { width: 1_000, height: 500 })
      const item = await upload(site, file)
      expect(item).toMatchObject({
        name: file.name,
        mimeType: 'image/jpeg',
        size: file.size,
        width: 1_000,
        height: 500,
        alt: {},
        url: expect.stringMatching(/^\/library\/[0-9a-f]{32}\/picture-\d+\.jpg$/) as string,
      })
      const widths = new Set(item.variants.map(({ width }) => width))
      expect([...widths]).toEqual([320, 640, 960])
      const { items } = await as().list(libraryApi.list, { query: {} })
      expect(Object.values(items).at(-1)).toEqual(item)
      expect(tempFiles()).toEqual([])
    })

    test.each([
      ['PNG', () => picture('png'), 'image/png'],
      ['WebP', () => picture('webp'), 'image/webp'],
      ['AVIF', () => picture('avif'), 'image/avif'],
      ['PDF', async () => pdf(), 'application/pdf'],
      ['MP4', async () => video('mp4'), 'video/mp4'],
      ['WebM', async () => video('webm'), 'video/webm'],
    ])('%s is taken', async (_, make, mimeType) => {
      const file = await make()
      const item = await upload(site, file)
      expect(item.mimeType).toBe(mimeType)
      const answer = await site.request(item.url, { as: 'viewer' })
      expect(answer.headers.get('content-type')).toBe(mimeType)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()))
    })

    test('variants are made from the original when they are asked for', async () => {
      const item = await upload(site, await picture('png', { alpha: true }))
      expect(new Set(item.variants.map(({ format }) => format))).toEqual(
        new Set(['avif', 'webp', 'png']),
      )
      const before = kept()
      const answers = await Promise.all(
        item.variants.map(({ url }) => site.request(url, { as: 'viewer' })),
      )
      expect(answers.map((one) => [one.status, one.headers.get('content-type')])).toEqual(
        item.variants.map(({ format }) => [200, `image/${format}`]),
      )
      await Promise.all(answers.map((one) => one.arrayBuffer()))
      if (s3) expect(kept()).toBe(before + item.variants.length)
      expect(tempFiles()).toEqual([])
    })

    test.skipIf(isPostgres)(
      'a file of the largest size is accepted, one byte more is 413 and leaves nothing',
      async () => {
        const whole = pdf('large.pdf')
        const filled = (size: number) =>
          new File([whole, new Uint8Array(size - whole.size)], 'large.pdf')
        const before = kept()
        expect((await post(site, formOf({ file: filled(maxFileBytes + 1) }))).status).toBe(413)
        expect(kept()).toBe(before)
        const { status, body } = await post(site, formOf({ file: filled(maxFileBytes) }))
        expect([status, body.size]).toEqual([201, maxFileBytes])
        expect(tempFiles()).toEqual([])
      },
      60_000,
    )

    test('a file is deleted with its bytes, unless another one has the same', async () => {
      const same = pdf()
      const before = kept()
      const [first, second] = [await upload(site, same), await upload(site, same)]
      expect(kept()).toBe(before + 1)
      expect(second.id).not.toBe(first.id)
      expect(second.url).toBe(first.url)
      await as().call(libraryApi.remove, { params: { id: first.id } })
      expect((await site.request(second.url, { as: 'viewer' })).status).toBe(200)
      await as().call(libraryApi.remove, { params: { id: second.id } })
      expect((await site.request(second.url, { as: 'viewer' })).status).toBe(404)
      if (s3) expect(kept()).toBe(before)
      else expect(readdirSync(join(folder(), second.url.split('/')[2]!))).toEqual([])
      const again = as().call(libraryApi.remove, { params: { id: second.id } })
      await expect(again).rejects.toMatchObject({ code: 404 })
    })

    test('a file in use is not deleted: 409 names what uses it', async () => {
      const { id, url } = await upload(site, pdf())
      const { store } = site.product.platform
      const use = { kind: 'document', itemId: 'd1', title: 'Data sheet', visible: false }
      await store.write([], (db) => recordUsage(db, { ...use, fileIds: [id, id] }))
      const path = `/api/library/file/delete/id/${id}`
      const rejected = await site.request(path, { as: 'editor', method: 'DELETE' })
      expect(rejected.status).toBe(409)
      expect(await rejected.json()).toMatchObject({
        errorCode: 'FILE_IN_USE',
        uses: [{ kind: 'document', id: 'd1', title: 'Data sheet' }],
      })
      expect((await site.request(url, { as: 'viewer' })).status).toBe(200)
      await store.write([], (db) => removeUsage(db, 'document', 'd1'))
      expect((await site.request(path, { as: 'editor', method: 'DELETE' })).status).toBe(200)
    })
  },
)

describe('a file', () => {
  const site = useProduct()

  test('gets alternative texts and another name', async () => {
    const { id, url } = await upload(site, await picture())
    const alt = { en: ' A rack ', de: '', fr: 'Un rayonnage', it: null }
    const changed = await site
      .as('editor')
      .call(libraryApi.update, { body: { id, alt, name: 'Rack.png' } })
    expect(changed.alt).toEqual({ en: 'A rack', de: '', fr: 'Un rayonnage' })
    expect(changed.url).toBe(url.replace(/[^/]+$/, 'Rack.png'))
    expect((await site.request(url, { as: 'viewer' })).status).toBe(200)
  })

  test.each([
    ['another extension', { alt: {}, name: 'Rack.exe' }, 422],
    ['a language that the site has not', { alt: { nl: 'Rek' } }, 422],
    ['a text that is too long', { alt: { en: 'x'.repeat(301) } }, 422],
    ['a focus outside the image', { focus: { x: 1.1, y: 0 } }, 422],
    ['a focus with half of its place', { focus: { x: 0.5 } }, 422],
    ['a key that the call has not', { alt: {}, size: 1 }, 422],
    ['an id that is not there', { id: 'none', alt: {} }, 404],
  ])('refuses %s', async (_, change, status) => {
    const { id } = await upload(site, await picture())
    const response = await site.request('/api/library/file', {
      as: 'editor',
      method: 'PUT',
      json: { id, ...change },
    })
    expect(response.status).toBe(status)
  })

  test('is found by its name and type, in pages', async () => {
    const again = await startProductForTest()
    const names = ['Plan A.pdf', 'Plan B.pdf', 'Other.pdf']
    for (const name of names) await upload(again, pdf(name))
    await upload(again, await picture())
    const list = (query: object) => again.as('viewer').list(libraryApi.list, { query })
    const namesOf = (items: Record<string, LibraryFile>) => Object.values(items).map((i) => i.name)
    expect(namesOf((await list({ search: 'plan' })).items)).toEqual(['Plan A.pdf', 'Plan B.pdf'])
    expect((await list({ type: 'image' })).total).toBe(1)
    const first = await list({ limit: 2 })
    expect([namesOf(first.items), first.total]).toEqual([names.slice(0, 2), 4])
    const rest = await list({ limit: 2, after: first.next })
    expect([Object.keys(rest.items).length, rest.next]).toEqual([2, undefined])
  })
})

describe('the list', () => {
  const site = useProduct()
  const names = async (query: object) => {
    const { items } = await site.as('viewer').list(libraryApi.list, { query })
    return Object.values(items).map(({ name }) => name)
  }
  const image = async (name: string) => {
    const bytes = await picture()
    return upload(site, new File([bytes], name))
  }

  test('is filtered by use, by missing texts and by what is written in them, and sorted', async () => {
    const [hall, rack] = [await image('Hall.png'), await image('Rack.png')]
    await upload(site, pdf('Übersicht.pdf'))
    const describeFile = (id: string, alt: object) =>
      site.as('editor').call(libraryApi.update, { body: { id, alt } })
    await describeFile(hall.id, { en: 'Forklifts', de: 'Stapler im Gang, früh' })
    await describeFile(rack.id, { en: '', de: '', es: '', fr: '', it: '', pt: '' })
    const { store } = site.product.platform
    const use = { kind: 'news', itemId: 'n1', title: 'x', visible: true, fileIds: [hall.id] }
    await store.write([], (db) => recordUsage(db, use))

    expect(await names({ used: 'yes' })).toEqual(['Hall.png'])
    expect(await names({ used: 'no' })).toEqual(['Rack.png', 'Übersicht.pdf'])
    expect(await names({ withoutAlt: 'any' })).toEqual(['Hall.png'])
    expect(await names({ withoutAlt: 'de' })).toEqual([])
    expect(await names({ withoutAlt: 'it' })).toEqual(['Hall.png'])
    expect(await names({ search: 'ubersicht' })).toEqual(['Übersicht.pdf'])
    expect(await names({ search: 'FRUH' })).toEqual(['Hall.png'])
    expect(await names({ sort: '-createdAt', limit: 2 })).toEqual(['Übersicht.pdf', 'Rack.png'])
    expect(await names({ sort: '-name' })).toEqual(['Übersicht.pdf', 'Rack.png', 'Hall.png'])
    expect((await names({ sort: 'size' }))[0]).toBe('Übersicht.pdf')
    const { items, next } = await site
      .as('viewer')
      .list(libraryApi.list, { query: { sort: '-size', limit: 1 } })
    const rest = await names({ sort: '-size', after: next })
    expect([...Object.values(items).map(({ name }) => name), ...rest].toSorted()).toEqual([
      'Hall.png',
      'Rack.png',
      'Übersicht.pdf',
    ])
    const [first] = Object.values(items)
    expect(first?.used).toBe(first?.name === 'Hall.png' ? 1 : 0)
  })

  test('finds a file under its new name and its new text alone', async () => {
    const { id } = await image('Before.png')
    const change = (body: object) =>
      site.as('editor').call(libraryApi.update, { body: { id, ...body } })
    await change({ name: 'After.png', alt: { en: 'Anchors' } })
    await change({ alt: { en: null, de: 'Anker' } })
    expect(await names({ search: 'before' })).toEqual([])
    expect(await names({ search: 'anchors' })).toEqual([])
    expect(await names({ search: 'anker' })).toEqual(['After.png'])
  })
})

test('a focus is for images, and null is the middle again', async () => {
  const site = await startProductForTest()
  const change = (id: string, focus: object | null) =>
    site.request('/api/library/file', { as: 'editor', method: 'PUT', json: { id, focus } })
  const [image, file] = [await upload(site, await picture()), await upload(site, pdf())]
  const answer = await change(image.id, { x: 0.25, y: 1 })
  expect(await answer.json()).toMatchObject({ focus: { x: 0.25, y: 1 }, alt: {} })
  expect(await (await change(image.id, null)).json()).not.toHaveProperty('focus')
  expect((await change(file.id, { x: 0, y: 0 })).status).toBe(422)
})

test('where the row cannot be written, no bytes are stored', async () => {
  const site = await startProductForTest()
  const { store, config } = site.product.platform
  const rename = (from: 'audit_entry' | 'away', to: string) =>
    store.db.schema.alterTable(from).renameTo(to).execute()
  const file = pdf()
  await rename('audit_entry', 'away')
  expect((await post(site, formOf({ file }))).status).toBe(500)
  await rename('away', 'audit_entry')
  const kept = readdirSync(join(config.DATA_DIR, 'files'), { recursive: true })
  expect(kept.filter((name) => String(name).endsWith('original'))).toEqual([])
  expect((await post(site, formOf({ file }))).status).toBe(201)
})
