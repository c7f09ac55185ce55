import { describe, expect, test } from 'vitest'
import type { ContentTypeName } from '@repo/platform/content/content-type-names.ts'
import { newId } from '@repo/platform/server/id.ts'
import { errorOf, rulesOf } from '@repo/platform/testing/errors.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { createDocument, createMedia, createNews } from '#tests/support/factories.ts'
import { pdf, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'
import { examplesOf } from '#tests/support/stored-examples.ts'

const site = useProduct()
const editor = () => site.as('editor')
const store = () => site.product.platform.store

const kinds: Readonly<
  Record<ContentTypeName, { api: typeof newsApi; create: () => Promise<{ id: string }> }>
> = {
  news: { api: newsApi, create: () => createNews(site) },
  documents: { api: documentsApi as never, create: () => createDocument(site) },
  media: { api: mediaApi as never, create: () => createMedia(site) },
}

type Row = Record<string, unknown> & { title: string }

/** The row with an id, a permalink and a file of its own. */
async function rowOf(kind: ContentTypeName, stored: unknown): Promise<Row & { id: string }> {
  const id = newId()
  const own = {
    news: async () => ({ permalink: `stored-${id.toLowerCase()}` }),
    documents: async () => ({ document_id: (await upload(site, pdf())).id }),
    media: async () => ({}),
  }
  return { ...(stored as Row), id, family: id, ...(await own[kind]()) }
}

const trash = (kind: ContentTypeName, row: Row & { id: string }) =>
  store().write([], (db) =>
    db
      .insertInto('content_trash')
      .values({
        id: row.id,
        kind,
        title: row.title,
        language: 'en',
        item: JSON.stringify(row),
        besides: kind === 'news' ? '[]' : null,
        deleted_at: new Date().toISOString(),
        account_id: null,
      })
      .execute(),
  )

/** Replaces what the first revision of an item says. */
const revise = (itemId: string, changes: object) =>
  store().write([], (db) =>
    db
      .updateTable('content_revision')
      .set({ changes: JSON.stringify(changes) })
      .where('item_id', '=', itemId)
      .execute(),
  )

for (const [name, { api, create }] of Object.entries(kinds)) {
  const kind = name as ContentTypeName
  const examples = examplesOf(kind)

  describe(kind, () => {
    test.each(examples)('%s comes back from the trash', async (_, stored) => {
      const row = await rowOf(kind, stored)
      await trash(kind, row)
      const { items } = await editor().list(api.trash, { query: {} })
      expect(items[row.id]).toMatchObject({ title: row.title })
      const back = await editor().call(api.untrash, { body: { id: row.id } })
      expect(back).toMatchObject({
        id: row.id,
        title: row.title,
        version: Number(row['version']) + 1,
      })
      expect(await editor().call(api.get, { params: { id: row.id } })).toEqual(back)
      expect((await editor().list(api.list, { query: {} })).items[row.id]?.title).toBe(row.title)
    })

    test.each(examples)('%s is shown as a revision, and restored', async (_, stored) => {
      const { id } = await create()
      const { id: _id, version: _version, family: _family, ...changes } = await rowOf(kind, stored)
      await revise(id, changes)
      const { items } = await editor().list(api.revisions, { params: { id }, query: {} })
      const [revision] = Object.values(items)
      const params = { id, revision: revision!.id }
      const { title } = changes
      expect(await editor().call(api.revision, { params })).toMatchObject({ title })
      const body = { id, revision: revision!.id, version: 1 }
      expect(await editor().call(api.restore, { body })).toMatchObject({ title, version: 2 })
    })
  })
}

interface StoredDraft {
  version: number
  columns: object
  base: object
  link: object | null
}

test.each(examplesOf('shared-draft'))('%s is read, and published', async (_, stored) => {
  const { version, columns, base, link } = stored as StoredDraft
  const { id } = await createNews(site)
  await editor().call(newsApi.publish, { body: { id } })
  await store().write([], async (db) => {
    await db
      .insertInto('shared_draft')
      .values({
        kind: 'news',
        item_id: id,
        version,
        columns: JSON.stringify(columns),
        base: JSON.stringify(base),
        link: link && JSON.stringify(link),
        saved_at: new Date().toISOString(),
      })
      .execute()
    await db
      .updateTable('news')
      .set({ has_changes: true, changes_version: version })
      .where('id', '=', id)
      .execute()
  })
  const said = {
    title: 'Anchors below the roof',
    content: '<p>Anchors below the roof.</p>',
    categories: ['Planning', 'Safety'],
    permalink: 'anchors-below-the-roof',
    event: { start: '2026-12-03T14:00:00.000Z', place: 'London' },
    hideAt: '2099-06-01T00:00:00.000Z',
  }
  const { changes } = await editor().call(newsApi.get, { params: { id } })
  expect(changes).toMatchObject({ version, savedBy: null, item: said })
  const published = await editor().call(newsApi.publishChanges, { body: { id, version } })
  expect(published).toMatchObject({ ...said, version: version + 1 })
})

test('an article keeps its event and its claims, from the trash and from a revision', async () => {
  const [, stored] = examplesOf('news').at(-1)!
  const row = await rowOf('news', stored)
  await trash('news', row)
  expect(await editor().call(newsApi.untrash, { body: { id: row.id } })).toMatchObject({
    event: { start: '2026-12-03T14:00:00.000Z', place: 'London' },
    claims: ['impacts', 'payback'],
    author: 'Ada Example',
    searchTitle: 'Anchors above racks: how many and where',
  })
})

test('a claim that is gone and an event of another form take no article with them', async () => {
  const { id } = await createNews(site, { title: 'Odd' })
  await store().write([], (db) =>
    db
      .updateTable('news')
      .set({ claims: '["impacts","gone"]', event: '{"starts":"soon"}' })
      .where('id', '=', id)
      .execute(),
  )
  const { items } = await editor().list(newsApi.list, { query: {} })
  expect(items[id]).toMatchObject({ title: 'Odd', claims: ['impacts'] })
  expect(items[id]).not.toHaveProperty('event')
  await editor().call(newsApi.publish, { body: { id } })
  const { permalink } = await editor().call(newsApi.get, { params: { id } })
  expect((await site.request(`/en/${permalink}`)).status).toBe(200)
  expect((await site.request('/en/events')).status).toBe(200)
  expect((await site.request(`/events/${permalink}.ics`)).status).toBe(404)
})

test('a revision that breaks a rule of today says which one', async () => {
  const { id } = await createNews(site)
  await revise(id, { title: 'x'.repeat(5_000) })
  const { items } = await editor().list(newsApi.revisions, { params: { id }, query: {} })
  const body = { id, revision: Object.keys(items)[0]!, version: 1 }
  expect(await rulesOf(editor().call(newsApi.restore, { body }))).toEqual(['title max'])
})

test.each(examplesOf('news-draft'))('%s is listed and read', async (_, stored) => {
  const values = stored as Record<string, string>
  const { id } = await editor().call(newsApi.keepDraft, {
    body: { id: 'new-d1', baseVersion: null, values: { title: '' } },
  })
  await store().write([], (db) =>
    db
      .updateTable('content_draft')
      .set({ form: JSON.stringify(values), title: values['title']! })
      .where('id', '=', id)
      .execute(),
  )
  expect(await editor().call(newsApi.drafts, {})).toMatchObject({ [id]: { title: 'Begun' } })
  expect(await editor().call(newsApi.draft, { params: { id } })).toMatchObject({ values })
  await editor().call(newsApi.dropDraft, { params: { id } })
  expect(await errorOf(editor().call(newsApi.draft, { params: { id } }))).toMatchObject({
    code: 404,
  })
})
