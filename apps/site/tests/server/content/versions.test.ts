import { describe, expect, test } from 'vitest'
import { deleteExpired } from '@repo/platform/content/server/versions/version-routes.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import type { Problem } from '@repo/platform/rest/problem.ts'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'
import {
  createDocument,
  createMedia,
  createNews,
  newsInput,
  publishNews,
} from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const editor = () => site.as('editor')
const day = 86_400_000

const revisionsOf = async (id: string) =>
  Object.values((await editor().list(newsApi.revisions, { params: { id }, query: {} })).items)
const update = (id: string, change: object) =>
  editor().call(newsApi.update, { body: { ...newsInput(change), id } })
const remove = (id: string) => editor().call(newsApi.remove, { params: { id } })
const untrash = (id: string, permalink?: string) =>
  editor().call(newsApi.untrash, { body: { id, ...(permalink !== undefined && { permalink }) } })
const trash = async () => (await editor().list(newsApi.trash, { query: {} })).items

describe('a revision', () => {
  test('is kept by every save, with who, when and what', async () => {
    const { id, permalink } = await createNews(site, { title: 'First' })
    await update(id, { permalink, title: 'Second' })
    await site.as('admin').call(newsApi.publish, { body: { id } })
    await editor().call(newsApi.deactivate, { body: { id } })
    expect(await revisionsOf(id)).toMatchObject([
      { version: 4, action: 'deactivate', changed: ['active'] },
      { version: 3, action: 'publish', changed: ['published', 'publishedAt'] },
      { version: 2, action: 'update', changed: ['title'] },
      { version: 1, action: 'create', changed: [] },
    ])
    const [, published, second] = await revisionsOf(id)
    expect(published?.who).toBeTruthy()
    expect(published?.who).not.toBe(second?.who)
  })

  test('shows the item as it was', async () => {
    const { id, permalink } = await createNews(site, { title: 'First', content: '<p>One.</p>' })
    await update(id, { permalink, title: 'Second', content: '<p>Two.</p>' })
    await update(id, { permalink, title: 'Third', content: '<p>Two.</p>' })
    const shown = await Promise.all(
      (await revisionsOf(id)).map(({ id: revision }) =>
        editor().call(newsApi.revision, { params: { id, revision } }),
      ),
    )
    expect(shown).toMatchObject([
      { version: 3, title: 'Third', content: '<p>Two.</p>' },
      { version: 2, title: 'Second', content: '<p>Two.</p>' },
      { version: 1, title: 'First', content: '<p>One.</p>' },
    ])
  })

  test('restored, is the newest version; what visitors see stays as it is', async () => {
    const item = await publishNews(site, { title: 'Right', categories: ['A'] })
    const { id, permalink } = item
    await update(id, {
      permalink: `${permalink}-new`,
      title: 'Wrong',
      event: null,
    })
    // Of an item that visitors see, the restored version waits to be published.
    const { version } = await editor().call(newsApi.deactivate, { body: { id } })
    const [, , , first] = await revisionsOf(id)
    const body = { id, revision: first!.id, version }
    const restored = await editor().call(newsApi.restore, { body })
    expect(restored).toMatchObject({
      title: 'Right',
      permalink,
      categories: ['A'],
      version: version + 1,
      published: true,
      publishedAt: item.publishedAt,
    })
    expect(await errorOf(editor().call(newsApi.restore, { body }))).toMatchObject({
      errorCode: 'STALE_VERSION',
    })
    expect((await revisionsOf(id))[0]).toMatchObject({ action: 'restore' })
  })

  test('restored, keeps the permalink of now where another item has its own', async () => {
    const { id, permalink } = await createNews(site)
    const { version } = await update(id, { permalink: `${permalink}-moved` })
    await createNews(site, { permalink })
    const [, first] = await revisionsOf(id)
    const body = { id, revision: first!.id, version }
    expect(await editor().call(newsApi.restore, { body })).toMatchObject({
      permalink: `${permalink}-moved`,
    })
  })

  test('of more than 50 the oldest is merged into the next, and none of its text is lost', async () => {
    const { id, permalink } = await createNews(site, { content: '<p>Never changed.</p>' })
    for (let number = 1; number <= 52; number += 1)
      await update(id, { permalink, content: '<p>Never changed.</p>', title: `Title ${number}` })
    const kept = await revisionsOf(id)
    expect(kept.map(({ version }) => version)).toEqual(
      Array.from({ length: 50 }, (_, at) => 53 - at),
    )
    const params = { id, revision: kept.at(-1)!.id }
    expect(await editor().call(newsApi.revision, { params })).toMatchObject({
      title: 'Title 3',
      content: '<p>Never changed.</p>',
    })
  })

  test('of another item, or none, is 404', async () => {
    const [one, other] = [await createNews(site), await createNews(site)]
    const [revision] = await revisionsOf(other.id)
    const params = { id: one.id, revision: revision!.id }
    expect(await errorOf(editor().call(newsApi.revision, { params }))).toMatchObject({ code: 404 })
    const body = { id: one.id, revision: 'none', version: one.version }
    expect(await errorOf(editor().call(newsApi.restore, { body }))).toMatchObject({ code: 404 })
    expect(
      await errorOf(editor().call(newsApi.revisions, { params: { id: 'none' }, query: {} })),
    ).toMatchObject({ code: 404 })
  })
})

describe('the trash', () => {
  test('takes an item away from every call at once and frees its permalink', async () => {
    const { id, permalink } = await publishNews(site)
    await remove(id)
    expect((await trash())[id]).toMatchObject({
      title: 'Forklifts in narrow aisles',
      language: 'en',
    })
    for (const call of [
      () => editor().call(newsApi.get, { params: { id } }),
      () => site.as('visitor').call(newsApi.siteByPermalink, { params: { permalink } }),
      () => update(id, { permalink }),
      () => remove(id),
      () => editor().call(newsApi.revisions, { params: { id }, query: {} }),
    ])
      expect(await errorOf(call())).toMatchObject({ code: 404 })
    expect(await createNews(site, { permalink })).toMatchObject({ permalink })
  })

  test('gives an item back under its id, hidden where visitors saw it', async () => {
    const item = await publishNews(site)
    await remove(item.id)
    const { version, active, updatedAt, publishAt: _, ...same } = await untrash(item.id)
    expect(same).toMatchObject({ id: item.id, published: true, publishedAt: item.publishedAt })
    expect({ version, active }).toEqual({ version: item.version + 1, active: false })
    expect(updatedAt > item.updatedAt).toBe(true)
    expect((await trash())[item.id]).toBeUndefined()
    expect(await editor().call(newsApi.activate, { body: { id: item.id } })).toMatchObject({
      active: true,
      publishedAt: item.publishedAt,
    })
    expect((await revisionsOf(item.id)).map(({ action }) => action)).toEqual([
      'activate',
      'untrash',
      'publish',
      'create',
    ])
  })

  test('gives back former permalinks that are still free', async () => {
    const { id, permalink } = await publishNews(site)
    const [second, third] = [`${permalink}-second`, `${permalink}-third`]
    for (const next of [second, third]) await update(id, { permalink: next })
    await remove(id)
    await createNews(site, { permalink: second })
    await untrash(id)
    await editor().call(newsApi.activate, { body: { id } })
    const path = async (name: string) => {
      const answer = await site.request(`/en/${name}`, { redirect: 'manual' })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await path(permalink)).toEqual([301, `/en/${third}`])
    expect(await path(second)).toEqual([404, null])
  })

  test('asks for another permalink where its own is taken, and proposes one', async () => {
    const { id, permalink } = await createNews(site)
    await remove(id)
    await createNews(site, { permalink })
    const taken = await errorOf(untrash(id))
    expect(taken.errorCode).toBe('PERMALINK_TAKEN')
    expect((taken.error as Problem).proposal).toMatch(/^item-\d+/)
    expect(fieldsOf(await errorOf(untrash(id, 'Not a permalink')))).toEqual(['permalink'])
    expect(await untrash(id, `${permalink}-back`)).toMatchObject({ permalink: `${permalink}-back` })
    expect(await errorOf(untrash(id))).toMatchObject({ code: 404 })
  })

  test('gives an item back into its group, or alone where its language is taken there', async () => {
    const english = await createDocument(site)
    const german = (language: 'de') => createDocument(site, { language, counterpartOf: english.id })
    const { id } = await german('de')
    const back = () => editor().call(documentsApi.untrash, { body: { id } })
    const away = () => editor().call(documentsApi.remove, { params: { id } })
    await away()
    expect((await back()).counterparts).toMatchObject({ en: { id: english.id } })
    await away()
    await german('de')
    expect((await back()).counterparts).toEqual({})
  })

  test('can be asked for what is deleted permanently before a time', async () => {
    const { id } = await createMedia(site)
    await editor().call(mediaApi.remove, { params: { id } })
    const before = async (purgedBefore: string) =>
      Object.keys((await editor().list(mediaApi.trash, { query: { purgedBefore } })).items)
    const { purgedAt } = (await editor().list(mediaApi.trash, { query: {} })).items[id]!
    expect(await before(purgedAt)).not.toContain(id)
    expect(await before(new Date(Date.parse(purgedAt) + 1).toISOString())).toContain(id)
    // Databases cannot store dates in these years.
    for (const wrong of ['soon', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'])
      expect(fieldsOf(await errorOf(before(wrong)))).toEqual(['purgedBefore'])
  })

  test('is emptied of what has been in it for 30 days', async () => {
    const { id } = await createMedia(site)
    await editor().call(mediaApi.remove, { params: { id } })
    const ids = async () => Object.keys((await editor().list(mediaApi.trash, { query: {} })).items)
    site.advance(29 * day)
    await site.signInAgain()
    await deleteExpired(site.product.platform)
    expect(await ids()).toContain(id)
    site.advance(day + 1)
    await site.signInAgain()
    await deleteExpired(site.product.platform)
    expect(await ids()).not.toContain(id)
    const { db } = site.product.platform.store
    const left = db.selectFrom('content_revision').select('id').where('item_id', '=', id)
    expect(await left.execute()).toEqual([])
  })
})
