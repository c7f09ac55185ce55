import { expect, test } from 'vitest'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'
import { useProduct, type Caller } from '#tests/support/product.ts'
import { inviteUser } from '#tests/support/users.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import { mostViews, viewsApi, type NewView } from '@repo/platform/account/views-contract.ts'
import { saveView } from '@repo/platform/account/server/views.ts'

const site = useProduct()
const drafts: NewView = { list: 'news', name: 'drafts', search: { state: 'draft', view: 'family' } }

const list = (as: Caller) => site.as(as).call(viewsApi.list, {})
const save = (as: Caller, view: Partial<NewView> = {}) =>
  site.as(as).call(viewsApi.save, { body: { ...drafts, ...view } })

test('views stand in the order of their names; one of the same name is replaced', async () => {
  const later = await save('editor', { name: 'Late' })
  const first = await save('editor')
  const elsewhere = await save('editor', { list: 'media' })
  expect(elsewhere.id).not.toBe(first.id)
  const changed = await save('editor', { search: { search: 'UWB' } })
  expect(changed).toEqual({ ...first, search: { search: 'UWB' } })
  expect(await list('editor')).toEqual([changed, elsewhere, later])
})

test('nobody sees or removes the views of another', async () => {
  const own = await save('sales', { list: 'leads' })
  expect(await list('viewer')).toEqual([])
  const remove = (as: Caller) => site.as(as).call(viewsApi.remove, { params: { id: own.id } })
  expect(await errorOf(remove('admin'))).toMatchObject({ code: 404, errorCode: 'NOT_FOUND' })
  expect(await list('sales')).toEqual([own])
  expect(await remove('sales')).toEqual({ id: own.id })
  expect(await list('sales')).toEqual([])
})

test.each<[string, object, string]>([
  ['a name that nobody sees', { name: '\u200b' }, 'name'],
  ['no name', { name: ' ' }, 'name'],
  ['an over-long name', { name: 'x'.repeat(61) }, 'name'],
  ['a list that is an address', { list: '/news' }, 'list'],
  ['a parameter that is no name', { search: { 'a b': 'c' } }, 'search.a b'],
  ['a value that is no text', { search: { state: 1 } }, 'search.state'],
  ['an over-long value', { search: { search: 'x'.repeat(201) } }, 'search.search'],
  [
    'too many parameters',
    { search: Object.fromEntries([...'abcdefghijklmnopqrstu'].map((one) => [one, one])) },
    'search',
  ],
  ['an unknown key', { owner: 'admin' }, 'owner'],
])('%s is rejected, naming the field', async (_, change, field) => {
  const error = await errorOf(save('editor', change))
  expect(error).toMatchObject({ code: 422, errorCode: 'INVALID_FIELDS' })
  expect(fieldsOf(error)).toContain(field)
})

test('an account has a bounded number of them, and they go with it', async () => {
  const { store } = site.product.platform
  const { id } = await inviteUser(site)
  await store.write([], async (db) => {
    for (let n = 0; n < mostViews; n += 1) await saveView(db, id, { ...drafts, name: `View ${n}` })
  })
  const one = (name: string) => store.write([], (db) => saveView(db, id, { ...drafts, name }))
  expect(await errorOf(one('One more'))).toMatchObject({ errorCode: 'INVALID_FIELDS' })
  await one('View 7')
  const count = async () => {
    const rows = store.db.selectFrom('saved_view').select('id').where('account_id', '=', id)
    return (await rows.execute()).length
  }
  expect(await count()).toBe(mostViews)
  await site.as('admin').call(usersApi.remove, { params: { id } })
  expect(await count()).toBe(0)
})
