import { describe, expect, test } from 'vitest'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import { deleteExpired } from '@repo/platform/content/server/versions/version-routes.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { publishNews } from '#tests/support/factories.ts'
import { picture, upload } from '#tests/support/library.ts'
import { newsChanges } from '#tests/support/news-changes.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const { editor, save, publish, discard, get, seen } = newsChanges(site)
const admin = () => site.as('admin')

describe('an item with changes', () => {
  test('is “changed” in lists, counts and translation groups', async () => {
    const item = await publishNews(site, { title: 'Zebra crossing' })
    const other = await publishNews(site, {
      title: 'Zebrastreifen',
      language: 'de',
      counterpartOf: item.id,
    })
    const before = await editor().call(newsApi.counts, { query: {} })
    await save(item, { title: 'Pelican crossing' })
    const { items } = await editor().list(newsApi.list, { query: { state: 'changed' } })
    expect(items[item.id]).toMatchObject({ title: 'Zebra crossing', changesVersion: 3 })
    expect(items[other.id]).toBeUndefined()
    const after = await editor().call(newsApi.counts, { query: {} })
    expect(after).toEqual({ ...before, changed: before.changed + 1 })
    const groups = await editor().call(newsApi.counts, { query: { view: 'family' } })
    expect(groups.changed).toBe(after.changed)
    const { counterparts } = await get(other.id)
    expect(counterparts.en).toMatchObject({ id: item.id, changesVersion: 3 })
    const visible = await seen(other.id)
    expect(visible.counterparts.en).not.toHaveProperty('changesVersion')
    await editor().call(newsApi.deactivate, { body: { id: item.id } })
    expect(await editor().call(newsApi.counts, { query: {} })).toMatchObject({
      changed: before.changed,
    })
  })

  test('is found by staff by what its changes say, and by visitors not', async () => {
    const item = await publishNews(site, { title: 'Ordinary' })
    await save(item, { title: 'Ordinary', content: '<p>Quokka in the aisle.</p>' })
    const query = { search: 'quokka' }
    const found = await editor().list(newsApi.list, { query })
    expect(Object.keys(found.items)).toEqual([item.id])
    const params = { lang: 'en' as const }
    const visible = () => site.as('visitor').list(newsApi.siteList, { params, query })
    expect((await visible()).items).toEqual({})
    await publish(item.id)
    expect(Object.keys((await visible()).items)).toEqual([item.id])
    await save(item, { content: '<p>No animals.</p>' })
    await discard(item.id)
    const gone = await editor().list(newsApi.list, { query: { search: 'animals' } })
    expect(gone.items).toEqual({})
  })

  test('keeps the files of its changes in use', async () => {
    const item = await publishNews(site)
    const { id, url } = await upload(site, await picture())
    await save(item, { content: `<p><img src="${url}" alt="" /></p>` })
    const remove = () => editor().call(libraryApi.remove, { params: { id } })
    expect(await errorOf(remove())).toMatchObject({
      errorCode: 'FILE_IN_USE',
      error: { uses: [{ kind: 'news/changes', id: item.id }] },
    })
    expect((await site.request(url)).status).toBe(404)
    await publish(item.id)
    expect((await site.request(url)).status).toBe(200)
  })

  test('goes into the trash with them, and comes back with them', async () => {
    const item = await publishNews(site, { title: 'Before' })
    const { id: file, url } = await upload(site, await picture())
    const content = `<p><img src="${url}" alt="" /></p>`
    await save(item, { title: 'Wombat changes', content })
    await editor().call(newsApi.remove, { params: { id: item.id } })
    expect(
      await errorOf(editor().call(newsApi.getChanges, { params: { id: item.id } })),
    ).toMatchObject({ code: 404 })
    expect(await errorOf(editor().call(libraryApi.remove, { params: { id: file } }))).toMatchObject(
      { error: { uses: [{ kind: 'news/trash' }] } },
    )
    const query = { search: 'wombat' }
    expect((await editor().list(newsApi.list, { query })).items).toEqual({})
    const back = await editor().call(newsApi.untrash, { body: { id: item.id } })
    expect(back).toMatchObject({
      title: 'Before',
      active: false,
      changes: { item: { title: 'Wombat changes', content } },
    })
    expect(Object.keys((await editor().list(newsApi.list, { query })).items)).toEqual([item.id])
    expect(await publish(item.id)).toMatchObject({ title: 'Wombat changes' })
  })

  test('deleted permanently, leaves nothing of them', async () => {
    const item = await publishNews(site)
    await save(item, { title: 'Gone' })
    await editor().call(newsApi.remove, { params: { id: item.id } })
    await admin().call(newsApi.purge, { params: { id: item.id } })
    await deleteExpired(site.product.platform)
    const { db } = site.product.platform.store
    const drafts = db.selectFrom('shared_draft').select('version').where('item_id', '=', item.id)
    expect(await drafts.execute()).toEqual([])
    const texts = db.selectFrom('search_entry').select('id').where('item_id', '=', item.id)
    expect(await texts.execute()).toEqual([])
  })

  test('keeps them when the account of their author is deleted', async () => {
    const item = await publishNews(site, { title: 'Before' })
    const [email, name] = ['leaver@example.com', 'Leaver']
    const user = await admin().call(usersApi.create, { body: { email, name, role: 'editor' } })
    await save(item, { title: 'After' })
    await site.product.platform.store.write([], (db) =>
      db
        .updateTable('shared_draft')
        .set({ account_id: user.id })
        .where('item_id', '=', item.id)
        .execute(),
    )
    expect((await get(item.id)).changes).toMatchObject({ savedBy: name })
    await admin().call(usersApi.remove, { params: { id: user.id } })
    expect((await get(item.id)).changes).toMatchObject({ savedBy: null, item: { title: 'After' } })
    expect(await publish(item.id)).toMatchObject({ title: 'After' })
  })

  test('renames a category in them too', async () => {
    const item = await publishNews(site, { categories: ['Numbat'] })
    await save(item, { categories: ['Numbat', 'Extra'] })
    const { version } = (await get(item.id)).changes!
    const body = { language: 'en' as const, from: ['Numbat'], to: 'Bilby' }
    await editor().call(newsApi.renameCategories, { body })
    const { changes } = await get(item.id)
    expect(changes?.item.categories).toEqual(['Bilby', 'Extra'])
    expect(changes!.version).toBeGreaterThan(version)
  })
})
