import { describe, expect, test } from 'vitest'
import { demoRequestsApi, type DemoRequest } from '../contract.ts'
import { demoRequestWords } from '../messages/words.ts'
import { demoRequest } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const sales = () => site.as('sales')
const get = (id: string): Promise<DemoRequest> =>
  sales().call(demoRequestsApi.get, { params: { id } })
const request = async (change: object = {}) => {
  const body = demoRequest(change)
  return { body, ...(await site.as('visitor').call(demoRequestsApi.requestDemo, { body })) }
}

describe('state and note', () => {
  test('are set one by one; the last change comes first in the list', async () => {
    const { id } = await request()
    await request()
    const contacted = await sales().call(demoRequestsApi.setState, {
      body: { id, state: 'contacted' },
    })
    expect(contacted).toMatchObject({ id, state: 'contacted', note: null, version: 2 })
    const body = { id, note: ' Called on Monday.\r\nWants a pilot. ' }
    const noted = await sales().call(demoRequestsApi.setNote, { body })
    expect(noted).toMatchObject({
      state: 'contacted',
      note: 'Called on Monday.\nWants a pilot.',
      version: 3,
    })
    expect(await get(id)).toEqual(noted)
    const { items } = await sales().list(demoRequestsApi.list, { query: { limit: 1 } })
    expect(Object.keys(items)).toEqual([id])
    const emptyForm = await sales().call(demoRequestsApi.setNote, { body: { id, note: '' } })
    expect(emptyForm.note).toBeNull()
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

  test.each(['x'.repeat(5_001), 'a\u0000b'])('a note is text of 5,000 characters', async (note) => {
    const { id } = await request()
    const rejected = sales().call(demoRequestsApi.setNote, { body: { id, note } })
    await expect(rejected).rejects.toMatchObject({
      code: 422,
      error: { fields: [{ field: 'note' }] },
    })
  })

  test('a change leaves an entry in the audit log with who made it', async () => {
    const { id } = await request()
    await sales().call(demoRequestsApi.setState, { body: { id, state: 'closed' } })
    const { db } = site.product.platform.store
    const entries = await db
      .selectFrom('audit_entry')
      .innerJoin('account', 'account.id', 'audit_entry.account_id')
      .select(['call', 'role'])
      .where('subject', '=', id)
      .execute()
    expect(entries).toEqual([{ call: 'PUT /api/leads/state', role: 'sales' }])
  })
})

describe('the list', () => {
  const found = async (search: string) => {
    const { items } = await sales().list(demoRequestsApi.list, { query: { search } })
    return Object.values(items).map(({ company }) => company)
  }

  test('is searched in any spelling, in the note, and in the words for its keys', async () => {
    const { id } = await request({
      company: 'Müller & Söhne',
      name: 'Zoë Straßer',
      phone: '+49 (0)159 1234-567',
      country: 'DE',
      industry: 'semiconductors',
      usecase: 'fleet-safety',
    })
    await sales().call(demoRequestsApi.setNote, { body: { id, note: 'Wants a visit in Tübingen' } })
    const asked = [
      'muller',
      'MÜLLER',
      'zoe strasser',
      '0159',
      '+49 159 12',
      '0049 (0)159',
      '1234567',
      'tubingen',
      'germany',
      'semicond',
      'fleet safety',
    ]
    for (const search of asked) expect(await found(search), search).toContain('Müller & Söhne')
    for (const search of ['france', '0160', 'mueller', '%', 'de'])
      expect(await found(search), search).not.toContain('Müller & Söhne')
    await sales().call(demoRequestsApi.setNote, { body: { id, note: 'Called' } })
    expect(await found('tubingen')).toEqual([])
  })

  test('is in the order of receipt where that is asked for, whatever was changed since', async () => {
    const { id: first } = await request({ company: 'Order of receipt' })
    const { id: second } = await request({ company: 'Order of receipt' })
    await sales().call(demoRequestsApi.setState, { body: { id: first, state: 'contacted' } })
    const ids = async (query: object) =>
      Object.keys((await sales().list(demoRequestsApi.list, { query })).items)
    const search = 'order of receipt'
    expect(await ids({ search })).toEqual([first, second])
    expect(await ids({ search, sort: '-createdAt' })).toEqual([second, first])
    expect(await ids({ search, sort: '-createdAt', limit: 1, after: second })).toEqual([first])
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
    await sales().call(demoRequestsApi.setNote, { body: { id, note: '=1+1' } })
    const { response, text } = await exported('?search=Müller, Söhne')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="demo-requests-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const { createdAt } = await get(id)
    expect(text).toBe(
      `\uFEFFName,Email,Phone,Country,Company,Job title,Industry,${demoRequestWords.en.form.labels.subsector},Use case,Comments,State,Note,Received (UTC)\r\n` +
        `"'=HYPERLINK(""http://x.example"")",${body.email},+44 20 7946 0000,Germany,"Müller, Söhne",'@boss,` +
        `Logistics,'-1,Retail,"First ""line""\nsecond",New,'=1+1,${createdAt.slice(0, 19).replace('T', ' ')}\r\n`,
    )
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
