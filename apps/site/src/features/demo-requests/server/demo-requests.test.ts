import { describe, expect, test, vi } from 'vitest'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import { isPostgres } from '@repo/platform/server/database/engine.ts'
import { SqliteThread } from '@repo/platform/server/database/sqlite-worker.ts'
import { csvTime } from '@repo/platform/server/csv.ts'
import { demoRequestsApi, type DemoRequest } from '../contract.ts'
import { demoRequest } from '#tests/support/factories.ts'
import { fieldLabels } from '../messages/english.ts'
import { useProduct } from '#tests/support/product.ts'
import { addUser } from '#tests/support/users.ts'

const site = useProduct()

const sales = () => site.as('sales')
const get = (id: string): Promise<DemoRequest> =>
  sales().call(demoRequestsApi.get, { params: { id } })
const request = async (change: object = {}) => {
  const body = demoRequest(change)
  return { body, ...(await site.as('visitor').call(demoRequestsApi.requestDemo, { body })) }
}

const timeline = (id: string) => sales().call(demoRequestsApi.timeline, { params: { id } })
const addNote = (id: string, text: string, as: 'sales' | 'admin' = 'sales') =>
  site.as(as).call(demoRequestsApi.addNote, { body: { id, text } })
const accountOf = async (role: string) => {
  const { assignees } = await sales().call(demoRequestsApi.facets, {})
  return assignees.find(({ name }) => name === role)!
}

describe('state, assignee and notes', () => {
  test('are set one by one; the last change comes first in the list', async () => {
    const { id } = await request()
    await request()
    const contacted = await sales().call(demoRequestsApi.setState, {
      body: { id, state: 'contacted' },
    })
    expect(contacted).toMatchObject({ id, state: 'contacted', assignee: null, version: 2 })
    const assignee = await accountOf('Administrator')
    const assigned = await sales().call(demoRequestsApi.assign, {
      body: { id, assignee: assignee.id, version: 2 },
    })
    expect(assigned).toMatchObject({ state: 'contacted', assignee, version: 3 })
    expect(await get(id)).toEqual(assigned)
    const { items } = await sales().list(demoRequestsApi.list, { query: { limit: 1 } })
    expect(Object.keys(items)).toEqual([id])
    const free = await sales().call(demoRequestsApi.assign, { body: { id, assignee: null } })
    expect(free.assignee).toBeNull()
  })

  test('every note is kept, with who wrote it and when, whatever else changes meanwhile', async () => {
    const { id } = await request()
    const { version } = await get(id)
    await addNote(id, ' Called on Monday.\r\nWants a pilot. ')
    await addNote(id, 'Emailed', 'admin')
    await sales().call(demoRequestsApi.setState, { body: { id, state: 'contacted', version } })
    const notes = (await timeline(id)).filter(({ kind }) => kind === 'note')
    expect(notes).toMatchObject([
      { by: 'sales', text: 'Called on Monday.\nWants a pilot.' },
      { by: 'Administrator', text: 'Emailed' },
    ])
  })

  test('a reply that somebody begins is in the timeline, a second press within a minute is not', async () => {
    const { id } = await request()
    const { updatedAt, state } = await get(id)
    const reply = (as: 'sales' | 'admin') =>
      site.as(as).call(demoRequestsApi.beginReply, { body: { id } })
    await reply('sales')
    await reply('sales')
    await reply('admin')
    site.advance(60_001)
    await reply('sales')
    const replies = (await timeline(id)).filter(({ kind }) => kind === 'reply')
    expect(replies).toMatchObject([{ by: 'sales' }, { by: 'Administrator' }, { by: 'sales' }])
    expect(await get(id)).toMatchObject({ updatedAt, state })
    await expect(
      sales().call(demoRequestsApi.beginReply, { body: { id: 'unknown' } }),
    ).rejects.toMatchObject({ code: 404 })
  })

  test('the timeline has the mails, the states and who handles it, oldest first', async () => {
    const { id, body } = await request({ company: 'Timeline' })
    await request()
    const { id: admin } = await accountOf('Administrator')
    await sales().call(demoRequestsApi.assign, { body: { id, assignee: admin } })
    await sales().call(demoRequestsApi.setState, { body: { id, state: 'contacted' } })
    // The same again is no event.
    await sales().call(demoRequestsApi.setState, { body: { id, state: 'contacted' } })
    await sales().call(demoRequestsApi.assign, { body: { id, assignee: null } })
    const entries = await timeline(id)
    expect(entries).toMatchObject([
      { kind: 'mail', subject: 'Demo request from Timeline' },
      { kind: 'mail', to: body.email },
      { kind: 'assignee', assignee: 'Administrator', by: 'sales' },
      { kind: 'state', state: 'contacted', by: 'sales' },
      { kind: 'assignee', assignee: null, by: 'sales' },
    ])
    const times = entries.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
  })

  test.each(['viewer', 'editor'] as const)('the %s handles none', async (role) => {
    const { id } = await request()
    const { items } = await site.as('admin').list(usersApi.list, { query: { role } })
    const body = { id, assignee: Object.keys(items)[0]! }
    await expect(sales().call(demoRequestsApi.assign, { body })).rejects.toMatchObject({
      code: 422,
      error: { fields: [{ field: 'assignee' }] },
    })
    expect((await get(id)).assignee).toBeNull()
  })

  test('whoever is deleted handles nothing any more; what they have written stays', async () => {
    const { id } = await request()
    const { user } = await addUser(site, { role: 'sales', name: 'Leaving Soon' })
    await sales().call(demoRequestsApi.assign, { body: { id, assignee: user.id } })
    expect((await get(id)).assignee).toEqual({ id: user.id, name: 'Leaving Soon' })
    await site.as('admin').call(usersApi.remove, { params: { id: user.id } })
    expect((await get(id)).assignee).toBeNull()
    expect(await timeline(id)).toMatchObject([{}, {}, { kind: 'assignee', by: 'sales' }])
  })

  test('a stale version is 409 with the stored demo request', async () => {
    const { id } = await request()
    const tries = (['contacted', 'closed'] as const).map((state) =>
      sales()
        .call(demoRequestsApi.setState, { body: { id, state, version: 1 } })
        .catch((error: unknown) => error),
    )
    const answers = await Promise.all(tries)
    const stored = await get(id)
    expect(stored.version).toBe(2)
    expect(answers).toContainEqual(stored)
    expect(answers).toContainEqual(
      expect.objectContaining({
        code: 409,
        errorCode: 'STALE_VERSION',
        error: expect.objectContaining({ current: stored, changedBy: 'sales' }) as unknown,
      }),
    )
  })

  test.each<[string, object, number]>([
    ['an unknown id', { state: 'closed', id: 'nobody' }, 404],
    ['an unknown state', { state: 'lost' }, 422],
    ['no state', {}, 422],
    ['another field', { state: 'closed', company: 'Other' }, 422],
  ])('%s is rejected', async (_, change, status) => {
    const { id } = await request()
    const options = { method: 'PUT', json: { id, ...change } }
    const response = await site.request('/api/leads/state', { as: 'sales', ...options })
    expect(response.status).toBe(status)
    expect(await get(id)).toMatchObject({ state: 'new', version: 1 })
  })

  test.each(['x'.repeat(5_001), 'a\u0000b', '  '])(
    'a note is text of 1 to 5,000 characters',
    async (text) => {
      const { id } = await request()
      await expect(addNote(id, text)).rejects.toMatchObject({
        code: 422,
        error: { fields: [{ field: 'text' }] },
      })
      expect((await timeline(id)).filter(({ kind }) => kind === 'note')).toEqual([])
    },
  )

  test('a change leaves an entry in the audit log with who made it', async () => {
    const { id } = await request()
    await sales().call(demoRequestsApi.setState, { body: { id, state: 'closed' } })
    const { db } = site.product.platform.store
    const entries = await db
      .selectFrom('audit_entry')
      .innerJoin('account', 'account.id', 'audit_entry.account_id')
      .select(['call', 'role', 'changes'])
      .where('subject', '=', id)
      .execute()
    const changes = [{ field: 'state', from: 'new', to: 'closed' }]
    expect(entries).toEqual([{ call: 'PUT /api/leads/state', role: 'sales', changes }])
  })
})

describe('the export', () => {
  const exported = async (query = '') => {
    const response = await site.request(`/api/leads/export${query}`, { as: 'sales' })
    return {
      response,
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
    }
  }

  test('has every field; formulas are exported as text', async () => {
    const { body, id } = await request({
      name: '=HYPERLINK("http://x.example")',
      phone: '+44 20 7946 0000',
      company: 'Müller, Söhne',
      jobtitle: '@boss',
      industry: 'logistics',
      subsector: '-1',
      usecase: 'retail',
      comments: 'First "line"\nsecond',
    })
    await addNote(id, '=1+1')
    const [{ at } = { at: '' }] = (await timeline(id)).filter(({ kind }) => kind === 'note')
    const { response, text } = await exported('?search=Müller, Söhne')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="demo-requests-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const { createdAt } = await get(id)
    const specified: Readonly<Record<string, string>> = {
      Name: `"'=HYPERLINK(""http://x.example"")"`,
      Email: body.email,
      Phone: '+44 20 7946 0000',
      Country: 'Germany',
      Company: '"Müller, Söhne"',
      'Job title': `'@boss`,
      Industry: 'Logistics',
      [fieldLabels.subsector]: `'-1`,
      'Use case': 'Retail',
      Comments: '"First ""line""\nsecond"',
      Status: 'New',
      Assignee: '',
      Notes: `${csvTime(at)} sales: =1+1`,
      'Received (UTC)': createdAt.slice(0, 19).replace('T', ' '),
    }
    const [line = ''] = text.slice(1).split('\r\n')
    const heads = line.split(',')
    expect(heads.filter((head) => head in specified)).toEqual(Object.keys(specified))
    const cells = heads.map((head) => specified[head] ?? '')
    expect(text).toBe(`\uFEFF${line}\r\n${cells.join(',')}\r\n`)
  })

  test('applies the filters of the list', async () => {
    const { id } = await request({ company: 'Export Closed' })
    await request({ company: 'Export Open' })
    await sales().call(demoRequestsApi.setState, { body: { id, state: 'closed' } })
    const { text } = await exported('?state=closed&search=export')
    expect(text).toContain('Export Closed')
    expect(text).not.toContain('Export Open')
  })
})

test('is stored with all its mails in one query each: the transaction holds up other writes', async () => {
  const { db } = site.product.platform.store
  if (isPostgres(db)) return
  await request()
  const queries = vi.spyOn(SqliteThread.prototype, 'execute')
  await request()
  const sent = queries.mock.calls.map(([{ sql }]) => sql.split(' ', 3).join(' '))
  queries.mockRestore()
  // The store runs transactions in sequence, including those that send emails.
  const first = sent.indexOf('insert into "lead"')
  // Another transaction may have been waiting, and shares the commit.
  const last = sent.findIndex((sql, at) => at > first && /^(?:commit|savepoint)/.test(sql))
  expect(sent.slice(first, last).filter((sql) => !sql.startsWith('select'))).toEqual([
    'insert into "lead"',
    'insert into "outbox"',
    'insert into "audit_entry"',
  ])
})
