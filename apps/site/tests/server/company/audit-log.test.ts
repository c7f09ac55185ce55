import { describe, expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { personalDataApi } from '#src/features/personal-data/contract.ts'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { pdf, picture, upload } from '#tests/support/library.ts'
import { createNews, newsInput, requestDemo } from '#tests/support/factories.ts'
import { auditEntriesOf } from '#tests/support/audit-entries.ts'
import { emailOf, password, useProduct } from '#tests/support/product.ts'
import { addUser, signInAs } from '#tests/support/users.ts'

const site = useProduct()

const entriesOf = (call: string) => auditEntriesOf(site, call)

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

  test('names what an entry is about as it is called now, and says what was changed', async () => {
    const { id } = await createNews(site, { title: 'Before the change' })
    const body = { ...newsInput(), id, title: 'After the change', content: '<p>New</p>' }
    await site.as('editor').call(newsApi.update, { body })
    const [updated, created] = Object.values((await list({ search: id })).items)
    const about = { kind: 'news', name: 'After the change' }
    expect(updated!.changes).toContainEqual({ field: 'version', from: 1, to: 2 })
    expect(created!.changes).toContainEqual({ field: 'version', from: null, to: 1 })
    expect(updated).toMatchObject({ about, account: { name: 'editor' } })
    expect(updated!.changes).toContainEqual({
      field: 'title',
      from: 'Before the change',
      to: 'After the change',
    })
    expect(created).toMatchObject({ about })
    expect(created!.changes).toContainEqual({
      field: 'title',
      from: null,
      to: 'Before the change',
    })
    await site.as('editor').call(newsApi.remove, { params: { id } })
    const [removed] = Object.values((await list({ search: id })).items)
    expect(updated!.changes).toContainEqual({ field: 'content' })
    expect(removed).toMatchObject({
      about: { ...about, kind: 'trash' },
      changes: [{ field: 'title' }],
    })
    await site.as('editor').call(newsApi.untrash, { body: { id } })
    const [back] = Object.values((await list({ search: id })).items)
    expect(back).toMatchObject({ about, changes: [{ field: 'version', from: 2, to: 3 }] })
  })

  test('says of a file of the library which values were changed', async () => {
    const { id, name, size } = await upload(site, pdf('Sheet.pdf'))
    const other = pdf('Other.pdf', 'Second edition')
    const editor = site.as('editor')
    const change = (body: object) => editor.call(libraryApi.update, { body: { id, ...body } })
    await change({ alt: { en: 'A sheet', de: 'Ein Blatt' } })
    await change({ name: 'Data.pdf', alt: { de: null } })
    await editor.call(libraryApi.replace, { params: { id }, body: { file: other } })
    await editor.call(libraryApi.remove, { params: { id } })
    const { items } = await list({ search: id, type: 'library' })
    const changes = Object.values(items).map((entry) => entry.changes)
    expect(changes.toReversed()).toEqual([
      [{ field: 'name', from: null, to: name }],
      [
        { field: 'text en', from: null, to: 'A sheet' },
        { field: 'text de', from: null, to: 'Ein Blatt' },
      ],
      [
        { field: 'name', from: name, to: 'Data.pdf' },
        { field: 'text de', from: 'Ein Blatt', to: null },
      ],
      [{ field: 'bytes', from: size, to: other.size }, { field: 'content' }],
      [{ field: 'name', from: 'Data.pdf', to: null }],
    ])
  })

  test('says of a picture where its focus was set', async () => {
    const { id } = await upload(site, await picture())
    const body = { id, focus: { x: 0.5, y: 0.25 } }
    await site.as('editor').call(libraryApi.update, { body })
    const [entry] = Object.values((await list({ search: id })).items)
    expect(entry!.changes).toEqual([{ field: 'focus', from: null, to: '0.5, 0.25' }])
  })

  test('is searched by title, company and person', async () => {
    const { id } = await createNews(site, { title: 'Searched in the log' })
    const { id: lead } = await requestDemo(site, { company: 'Logged GmbH', name: 'Lea Logg' })
    const { user } = await addUser(site, { role: 'editor', name: 'Searched Person' })
    const subjects = async (search: string) =>
      Object.values((await list({ search })).items).map(({ subject }) => subject)
    expect(await subjects('searched in')).toContain(id)
    expect(await subjects('LOGGED')).toContain(lead)
    expect(await subjects('lea logg')).toContain(lead)
    expect(await subjects('searched person')).toContain(user.id)
    expect(await subjects('nothing is called so')).toEqual([])
  })

  test('is filtered by who wrote, by type and by days', async () => {
    await createNews(site)
    await requestDemo(site)
    const calls = async (query: object) =>
      new Set(Object.values((await list({ limit: 200, ...query })).items).map(({ call }) => call))
    const visitors = await list({ by: 'visitors', limit: 200 })
    expect(Object.values(visitors.items).every(({ account }) => account === null)).toBe(true)
    expect(await calls({ by: 'visitors' })).toContain('POST /api/service/requestdemo')
    expect(await calls({ by: 'staff' })).not.toContain('POST /api/service/requestdemo')
    expect(await calls({ type: 'news' })).toContain('POST /api/news')
    for (const call of await calls({ type: 'news' })) expect(call).toMatch(/ \/api\/news(\/|$)/)
    const today = new Date().toISOString().slice(0, 10)
    expect(await calls({ from: today, to: today })).toContain('POST /api/news')
    expect(await calls({ to: '2020-01-01' })).toEqual(new Set())
    // The day after would be in a year of five digits.
    for (const path of ['/audit', '/audit/export', '/api/leads', '/api/leads/export'])
      expect((await site.request(`${path}?to=9999-12-31`, { as: 'admin' })).status).toBe(422)
  })

  test('has sign-ins, and who has exported personal data, without the address', async () => {
    const { email } = await requestDemo(site)
    const query = { email }
    await site.as('admin').call(personalDataApi.get, { query })
    const [read] = Object.values((await list({ type: 'personal-data', limit: 1 })).items)
    expect(read).toMatchObject({
      account: { email: emailOf('admin') },
      call: 'GET /api/personal-data',
      subject: null,
      changes: [
        { field: 'leads', to: 1 },
        { field: 'subscriptions', to: 0 },
        { field: 'mails', to: 2 },
      ],
    })
    await signInAs(site, { email: emailOf('viewer'), password })
    const [signIn] = Object.values((await list({ type: 'account', limit: 1 })).items)
    expect(signIn).toMatchObject({ call: 'POST /sessions', account: { name: 'viewer' } })
  })

  test('holds neither names of accounts nor what demo requests say', async () => {
    const { user } = await addUser(site, { name: 'Named Before' })
    const body = { id: user.id, name: 'Named After', role: 'sales' as const }
    await site.as('admin').call(usersApi.update, { body })
    const { id } = await requestDemo(site, { comments: 'Secret comment' })
    await site.as('sales').call(demoRequestsApi.addNote, { body: { id, text: 'Secret note' } })
    const [changed] = Object.values((await list({ search: user.id })).items)
    expect(changed!.changes).toEqual([
      { field: 'role', from: 'viewer', to: 'sales' },
      { field: 'name' },
    ])
    const rows = await site.product.platform.store.db
      .selectFrom('audit_entry')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).not.toMatch(/Named|Secret/)
  })

  test('is exported in words, which is noted too', async () => {
    const { id } = await createNews(site, { title: 'Exported title' })
    const path = `/audit/export?search=${id}`
    const response = await site.request(path, { as: 'admin' })
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const [head, line] = (await response.text()).split('\r\n')
    expect(head).toBe('Time (UTC),Who,What was done,Call,Subject,Id,Changes')
    expect(line).toContain(`${emailOf('editor')},`)
    expect(line).toContain(`,POST /api/news,Exported title,${id},`)
    expect(line).toContain('title: (empty) → Exported title')
    const [noted] = Object.values((await list({ limit: 1 })).items)
    expect(noted).toMatchObject({ call: 'GET /audit/export', changes: [{ field: 'rows', to: 1 }] })
  })

  test('keeps the id of an account that is gone', async () => {
    const { user } = await addUser(site)
    await site.as('admin').call(usersApi.remove, { params: { id: user.id } })
    const { items } = await list({ account: user.id })
    expect(Object.values(items)[0]).toMatchObject({ account: { id: user.id, email: null } })
  })
})
