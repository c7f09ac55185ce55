import { describe, expect, test } from 'vitest'
import { auditApi } from '../audit-contract.ts'
import { usersApi } from '../users-contract.ts'
import { createNews } from '#tests/support/factories.ts'
import { makeCall, sampleCalls } from '#tests/support/calls.ts'
import { emailOf, useProduct } from '#tests/support/product.ts'
import { addUser } from '#tests/support/users.ts'

const site = useProduct()

const table = sampleCalls(() => site)
const writing = Object.entries(table).filter(
  ([name, { storesNothing }]) => !name.startsWith('GET ') && !storesNothing,
)

/** Read from the table itself: a call as the administrator would leave entries of its own. */
const entriesOf = (call: string) =>
  site.product.platform.store.db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.account_id')
    .select(['audit_entry.id', 'account.email', 'audit_entry.subject'])
    .where('call', '=', call)
    .orderBy('audit_entry.id')
    .execute()

test('a call that fails leaves none', async () => {
  const before = await entriesOf('DELETE /api/news/delete/id/:id')
  const path = '/api/news/delete/id/unknown'
  expect((await site.request(path, { as: 'editor', method: 'DELETE' })).status).toBe(404)
  expect(await entriesOf('DELETE /api/news/delete/id/:id')).toEqual(before)
})

describe('the list', () => {
  const list = (query: object = {}) => site.as('admin').list(auditApi.list, { query })

  test('is newest first and names account, call and subject', async () => {
    const { id } = await createNews(site)
    const [newest] = Object.values((await list({ limit: 1 })).items)
    expect(newest).toMatchObject({
      account: { email: emailOf('editor') },
      call: 'POST /api/news',
      subject: id,
    })
    const times = Object.values((await list({ limit: 50 })).items).map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('is filtered by account, call and text, and paged', async () => {
    const { id } = await createNews(site)
    await createNews(site)
    const [newest] = Object.values((await list({ search: id })).items)
    const account = newest!.account!.id
    const query = { account, call: 'POST /api/news' }
    const first = await list({ ...query, limit: 1 })
    const second = await list({ ...query, limit: 1, after: first.next })
    expect(Object.values(second.items)[0]).toMatchObject({ subject: id })
    expect((await list({ account: 'nobody' })).total).toBe(0)
    const logins = Object.values((await list({ search: 'post /SESSIONS', limit: 200 })).items)
    for (const { call } of logins) expect(call).toMatch(/^POST \/sessions/)
  })

  test('keeps the id of an account that is gone', async () => {
    const { user } = await addUser(site)
    await site.as('admin').call(usersApi.remove, { params: { id: user.id } })
    const { items } = await list({ account: user.id })
    expect(Object.values(items)[0]).toMatchObject({ account: { id: user.id, email: null } })
  })
})

// Last, since the last of the calls signs out.
describe('every call that writes leaves an entry that names it and who made it', () => {
  test.each(writing)('%s', async (name, call) => {
    const before = new Set((await entriesOf(name)).map(({ id }) => id))
    const response = await makeCall(site, name, call, 'admin')
    expect([response.status, await response.text()]).toEqual([
      expect.toBeOneOf([200, 201, 204]),
      expect.anything(),
    ])
    const added = (await entriesOf(name)).filter(({ id }) => !before.has(id))
    expect(added).not.toHaveLength(0)
    if (!call.who.includes('visitor')) expect(added.at(-1)!.email).toBe(emailOf('admin'))
  })
})
