import { describe, expect, test } from 'vitest'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'
import { createDocument, createMedia, createNews, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const editor = () => site.as('editor')
const admin = () => site.as('admin')
type Action = 'publish' | 'activate' | 'deactivate' | 'delete' | 'untrash'
const bulk = (action: Action, ids: string[], versions?: Record<string, number>) =>
  editor().call(newsApi.bulk, { body: { action, ids, ...(versions && { versions }) } })
const file = (action: 'addCategory' | 'removeCategory', ids: string[], category: string) =>
  editor().call(newsApi.bulk, { body: { action, ids, category } })
const read = (id: string) => editor().call(newsApi.get, { params: { id } })
const statusOf = async (path: string) => (await site.request(path)).status
const newestRevision = async (id: string) =>
  Object.values((await editor().list(newsApi.revisions, { params: { id }, query: {} })).items)[0]
const auditOf = async (search: string) =>
  Object.values((await admin().list(auditApi.list, { query: { search } })).items)
const titlesInTrash = async (query: object = {}) =>
  Object.values((await editor().list(newsApi.trash, { query })).items).map(({ title }) => title)

async function several(number: number, change: object = {}) {
  const items = []
  for (let at = 1; at <= number; at += 1) items.push(await createNews(site, change))
  return { ids: items.map(({ id }) => id), items }
}

async function trashed(...titles: string[]): Promise<string[]> {
  const ids = []
  for (const title of titles) ids.push((await createNews(site, { title })).id)
  await bulk('delete', ids)
  return ids
}

describe('a bulk action', () => {
  test('does with each item what its single call does: page, revision, audit entry', async () => {
    const { ids, items } = await several(3)
    const path = `/en/${items[0]!.permalink}`
    expect(await statusOf(path)).toBe(404)

    const { done, refused } = await bulk('publish', ids)
    expect(refused).toEqual([])
    expect(done.map(({ item }) => [item.id, item.published, item.version])).toEqual(
      ids.map((id) => [id, true, 2]),
    )
    expect(await statusOf(path)).toBe(200)
    for (const id of ids) {
      expect(await newestRevision(id)).toMatchObject({ action: 'publish', who: 'editor' })
      const [entry] = await auditOf(id)
      expect(entry).toMatchObject({ call: 'PUT /api/news/publish', subject: id })
      expect(entry!.changes).toContainEqual({ field: 'published', from: false, to: true })
    }
    const [entry] = await auditOf('POST /api/news/bulk')
    expect(entry!.changes).toEqual([
      { field: 'items', from: null, to: 3 },
      { field: 'action', from: null, to: 'publish' },
    ])

    await bulk('deactivate', ids)
    expect(await statusOf(path)).toBe(404)
    await bulk('activate', ids)
    expect(await statusOf(path)).toBe(200)
    expect(await newestRevision(ids[0]!)).toMatchObject({ action: 'activate', version: 4 })
    await bulk('delete', ids)
    expect(await statusOf(path)).toBe(404)
    expect((await errorOf(read(ids[0]!))).code).toBe(404)
    const { done: restored } = await bulk('untrash', ids)
    expect(restored.map(({ item, changed }) => [item.active, changed])).toEqual(
      ids.map(() => [false, ['active']]),
    )
    expect(await newestRevision(ids[0]!)).toMatchObject({ action: 'untrash' })
  })

  test('answers for each item why it stays as it is, and does the others', async () => {
    const { ids } = await several(2)
    const [first, second] = ids as [string, string]
    await bulk('deactivate', [second])
    const { done, refused } = await bulk('publish', [first, second, 'no-such-item'], {
      [first]: 1,
      [second]: 1,
    })
    expect(done.map(({ item }) => item.id)).toEqual([first])
    expect(refused).toEqual([
      {
        id: second,
        errorCode: 'STALE_VERSION',
        message: 'The item has changed since you opened it. Reload it and try again.',
      },
      {
        id: 'no-such-item',
        errorCode: 'NOT_FOUND',
        message: 'This item does not exist. It may have been deleted.',
      },
    ])
    expect(await read(second)).toMatchObject({ published: false, version: 2 })
    // What was refused leaves no entry.
    expect((await auditOf(second)).map(({ call }) => call)).toEqual([
      'PUT /api/news/deactivate',
      'POST /api/news',
    ])
  })

  test('publishes an article with a time to come at that time', async () => {
    const publishAt = '2030-01-01T09:00:00.000Z'
    const { id } = await createNews(site, { publishAt })
    const { done } = await bulk('publish', [id])
    expect(done[0]!.item).toMatchObject({ published: true, publishAt })
  })

  test('restores an article under a free permalink where another one has its own', async () => {
    const permalink = 'taken-meanwhile'
    const { id } = await publishNews(site, { permalink })
    await bulk('delete', [id])
    await createNews(site, { permalink })
    const { done } = await bulk('untrash', [id])
    expect(done).toMatchObject([
      { item: { permalink: 'taken-meanwhile-2' }, changed: ['active', 'permalink'] },
    ])
  })

  test('takes 1 to 200 different items, and the actions of its type', async () => {
    const codeOf = async (body: object) =>
      (await site.request('/api/news/bulk', { as: 'editor', method: 'POST', json: body })).status
    const ids = Array.from({ length: 201 }, (_, at) => `item-${at}`)
    expect(await codeOf({ action: 'delete', ids })).toBe(422)
    expect(await codeOf({ action: 'delete', ids: [] })).toBe(422)
    expect(await codeOf({ action: 'addCategory', ids: ['a'] })).toBe(422)
    const { refused } = await bulk('delete', ['item-1', 'item-1'])
    expect(refused).toHaveLength(1)
    const { id } = await createDocument(site)
    const json = { action: 'publish', ids: [id] }
    const options = { as: 'editor', method: 'POST', json } as const
    expect((await site.request('/api/documents/bulk', options)).status).toBe(422)
  })

  test('shows and hides documents and media', async () => {
    const document = await createDocument(site)
    const media = await createMedia(site)
    const body = (id: string) => ({ body: { action: 'activate' as const, ids: [id] } })
    const shown = await editor().call(documentsApi.bulk, body(document.id))
    expect(shown.done[0]!.item).toMatchObject({ id: document.id, active: true })
    const video = await editor().call(mediaApi.bulk, body(media.id))
    expect(video.done[0]!.item).toMatchObject({ id: media.id, active: true })
  })
})

describe('categories of several articles', () => {
  test('are added and removed; an article that would have too many says so', async () => {
    const { ids } = await several(2, { categories: ['Safety'] })
    const names = Array.from({ length: 10 }, (_, at) => `Category ${at}`)
    const full = await createNews(site, { categories: names })
    const { done, refused } = await file('addCategory', [...ids, full.id], 'Planning')
    expect(done.map(({ item }) => item.categories)).toEqual([
      ['Safety', 'Planning'],
      ['Safety', 'Planning'],
    ])
    expect(refused).toEqual([
      {
        id: full.id,
        errorCode: 'INVALID_FIELDS',
        message: 'An article can have at most 10 categories. Remove one first.',
      },
    ])
    expect(await newestRevision(ids[0]!)).toMatchObject({
      action: 'update',
      changed: ['categories'],
    })
    // One that has it already is not written again.
    await file('addCategory', [ids[0]!], 'Planning')
    expect(await read(ids[0]!)).toMatchObject({ version: 2 })
    await file('removeCategory', ids, 'Safety')
    expect((await read(ids[1]!)).categories).toEqual(['Planning'])
  })
})

describe('the trash', () => {
  test('is searched by title, without accents', async () => {
    await trashed('Żółć in the hall', 'Ordinary article', '50% fewer')
    expect(await titlesInTrash({ search: 'zolc' })).toEqual(['Żółć in the hall'])
    expect(await titlesInTrash({ search: 'ORDINARY' })).toEqual(['Ordinary article'])
    expect(await titlesInTrash({ search: '0%' })).toEqual(['50% fewer'])
    const part = await editor().list(newsApi.trash, { query: { search: 'a', limit: 1 } })
    expect(Object.keys(part.items)).toHaveLength(1)
  })

  test('is emptied of several items by administrators, each with its own audit entry', async () => {
    const ids = await trashed('Goes', 'Goes too', 'Stays')
    const chosen = ids.slice(0, 2)
    const purge = { body: { ids: [...chosen, 'no-such-item'] } }
    expect((await errorOf(editor().call(newsApi.purgeMany, purge))).code).toBe(403)
    const { done, refused } = await admin().call(newsApi.purgeMany, purge)
    expect(done).toEqual(chosen)
    expect(refused).toMatchObject([{ id: 'no-such-item', errorCode: 'NOT_FOUND' }])
    expect(await titlesInTrash({ search: 'goes' })).toEqual([])
    expect(await titlesInTrash({ search: 'stays' })).toEqual(['Stays'])
    const [entry] = await auditOf(chosen[0]!)
    expect(entry).toMatchObject({ call: 'DELETE /api/news/trash/:id', subject: chosen[0]! })
  })
})
