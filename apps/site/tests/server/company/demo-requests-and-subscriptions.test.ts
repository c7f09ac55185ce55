import { describe, expect, test } from 'vitest'
import { brand } from '@repo/platform/brand/brand.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import type { CallError } from '@repo/platform/rest/call-error.ts'
import { demoRequest } from '#tests/support/factories.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'

const site = useProduct()

const request = (change: object = {}) =>
  site.as('visitor').call(demoRequestsApi.requestDemo, { body: demoRequest(change) })
const mailsAbout = (company: string) => site.mails.filter(({ text }) => text.includes(company))
const mailsToTeam = (company: string) =>
  mailsAbout(company).filter(({ to }) => to === brand.email.contact)

describe('a demo request', () => {
  test('is stored before the response is sent', async () => {
    const body = demoRequest({
      phone: '+44 (0)20 7946-0000',
      jobtitle: 'Head of Logistics',
      industry: 'logistics',
      subsector: '3PL',
      usecase: 'fleet-safety',
      comments: 'First line\nsecond line',
    })
    const { id } = await site.as('visitor').call(demoRequestsApi.requestDemo, { body })
    const lead = await site.as('sales').call(demoRequestsApi.get, { params: { id } })
    expect(lead).toMatchObject({ ...body, id, state: 'new', language: null })
    expect(lead.createdAt).toMatch(/Z$/)
  })

  test('"" and null in an optional field mean absent', async () => {
    const { id } = await request({ phone: '', jobtitle: ' ', industry: null, comments: null })
    const lead = await site.as('sales').call(demoRequestsApi.get, { params: { id } })
    expect(lead).toMatchObject({ phone: null, jobtitle: null, industry: null, comments: null })
  })

  test.each([
    ['name', ''],
    ['name', 'x'.repeat(201)],
    ['name', '\u200b'],
    ['company', '\u3164'],
    ['email', 'a@x.example, b@y.example'],
    ['email', 'a@x.example\r\nBcc: b@y.example'],
    ['email', `${'x'.repeat(250)}@x.example`],
    ['phone', '0'.repeat(41)],
    ['country', 'XX'],
    ['country', 'de'],
    ['industry', 'unknown'],
    ['usecase', 'toString'],
    ['comments', 'x'.repeat(5_001)],
    ['comments', 'a\u0000b'],
  ])('is rejected for its %s: %j', async (field, value) => {
    const error = (await request({ [field]: value }).catch(
      (thrown: unknown) => thrown,
    )) as CallError
    expect(error).toMatchObject({ code: 422, error: { fields: [{ field }] } })
  })

  test('notifies the team by one mail; a reply goes to the visitor', async () => {
    const body = demoRequest({ company: 'Acme <b> & Co', comments: 'Please\nBcc: x@y.example' })
    await site.as('visitor').call(demoRequestsApi.requestDemo, { body })
    await eventually(() => expect(mailsToTeam('Acme')).toHaveLength(1))
    const [mail, ...others] = mailsToTeam('Acme')
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: brand.email.contact,
      replyTo: body.email,
      subject: 'Demo request from Acme <b> & Co',
    })
    expect(mail!.text).toContain('Comments:\nPlease\nBcc: x@y.example')
  })

  test('the team reads an address as it was typed, and answers to it in ASCII', async () => {
    const body = demoRequest({ company: 'Umlaut & Co', email: 'zoe@müller-lager.de' })
    await site.as('visitor').call(demoRequestsApi.requestDemo, { body })
    await eventually(() => expect(mailsToTeam('Umlaut')).toHaveLength(1))
    const [mail] = mailsToTeam('Umlaut')
    expect(mail!.text).toContain('Email: zoe@müller-lager.de\n')
    expect(mail!.replyTo).toBe('zoe@xn--mller-lager-thb.de')
  })

  test('succeeds while the mail server is down, and is mailed once when it is up', async () => {
    const attempts = async () => {
      const { db } = site.product.platform.store
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('state', '=', 'waiting')
        .execute()
      return rows.map((row) => row.attempts)
    }
    // What the tests before have asked for leaves first.
    await eventually(async () => expect(await attempts()).toEqual([]))
    site.smtp.down = true
    const email = 'patience@example.com'
    const { id } = await request({ company: 'Patience Ltd', email })
    const mailsToVisitor = () => site.mails.filter(({ to }) => to === email)
    expect(id).toBeTypeOf('string')
    await eventually(async () => expect(await attempts()).toEqual([1, 1]))
    site.advance(11_000)
    site.product.platform.outbox.wake()
    await eventually(async () => expect(await attempts()).toEqual([2, 2]))
    site.smtp.down = false
    site.product.platform.outbox.wake()
    expect([...mailsToTeam('Patience'), ...mailsToVisitor()]).toEqual([])
    site.advance(60_000)
    for (let n = 0; n < 5; n += 1) site.product.platform.outbox.wake()
    await eventually(() => expect(mailsToVisitor()).toHaveLength(1))
    site.product.platform.outbox.wake()
    await eventually(async () => expect(await attempts()).toEqual([]))
    expect(mailsToVisitor()).toHaveLength(1)
    expect(mailsToTeam('Patience')).toHaveLength(1)
  })
})

describe('the list of demo requests', () => {
  test('is newest first, filtered and paged', async () => {
    const ids: string[] = []
    for (const name of ['Örtel 100 %', 'ÖRTEL', 'Other'])
      ids.unshift((await request({ name, company: 'Filter & Co' })).id)
    const sales = site.as('sales')
    const list = async (query: object) =>
      Object.keys((await sales.list(demoRequestsApi.list, { query })).items)
    expect(await list({ search: 'filter & co' })).toEqual(ids)
    expect(await list({ search: 'örtel' })).toEqual(ids.slice(1))
    expect(await list({ search: 'ÖRTEL' })).toEqual(ids.slice(1))
    expect(await list({ search: '100 %' })).toEqual([ids[2]])
    expect(await list({ search: '_' })).toEqual([])
    expect(await list({ search: 'filter', state: 'closed' })).toEqual([])
    const first = await sales.list(demoRequestsApi.list, { query: { search: 'filter', limit: 2 } })
    expect([Object.keys(first.items), first.total]).toEqual([ids.slice(0, 2), 3])
    expect(await list({ search: 'filter', limit: 2, after: first.next })).toEqual([ids[2]])
  })
})

describe('subscribing', () => {
  const subscribe = (email: string) =>
    site.as('visitor').call(newsletterApi.subscribe, { body: { email } })

  test('responds the same for a known and an unknown address, and stores it once', async () => {
    const answers = [await subscribe('Reader@Example.com'), await subscribe(' reader@example.com')]
    expect(answers).toEqual([{ state: 'pending' }, { state: 'pending' }])
    const { items } = await site
      .as('sales')
      .list(newsletterApi.list, { query: { search: 'READER@' } })
    expect(Object.values(items)).toMatchObject([{ email: 'reader@example.com', state: 'pending' }])
  })

  test.each(['', 'nobody', 'a@b', 'a@x.example,b@y.example', 'a@x.example\nb'])(
    'takes one address: %j',
    async (email) => {
      const error = await subscribe(email).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 422, error: { fields: [{ field: 'email' }] } })
    },
  )
})

// `rate-limits.postgres.test.ts` has the windows of PostgreSQL.
describe.skipIf(process.env.TEST_ENGINE === 'postgres')('limits', () => {
  test.each<[string, string, () => object]>([
    ['demo requests', '/api/service/requestdemo', demoRequest],
    ['subscriptions', '/api/newsletter/subscribe', () => ({ email: demoRequest().email })],
  ])('of %s: 20 an hour from one client, 100 from its network', async (_, path, body) => {
    const product = await startProductForTest({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
    const send = (ip: string) =>
      product.request(path, {
        method: 'POST',
        json: body(),
        headers: { 'x-forwarded-for': ip },
      })
    const from = async (ip: string) => {
      const answers = await Promise.all(Array.from({ length: 21 }, () => send(ip)))
      return answers.filter(({ status }) => status === 429)
    }
    const rejected = await from('192.0.2.1')
    expect(rejected).toHaveLength(1)
    expect(Number(rejected[0]!.headers.get('retry-after'))).toBeGreaterThan(3_000)
    for (const n of [2, 3, 4, 5]) expect(await from(`192.0.2.${n}`)).toHaveLength(1)
    expect((await send('192.0.2.6')).status).toBe(429)
    expect((await send('198.51.100.1')).status).toBeLessThan(300)
    product.advance(3_600_000)
    expect((await send('192.0.2.1')).status).toBeLessThan(300)
  })

  const limited = useProduct({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })

  test.each([
    ['a port', (n: number) => `203.0.113.10:${41_000 + n}`],
    ['brackets and a port', (n: number) => `[2001:db8:1::1]:${41_000 + n}`],
    ['quotes', (n: number) => `for="[2001:db8:2::1]:${41_000 + n}"`],
    ['a zone', (n: number) => `2001:db8:3::1%eth${n}`],
    ['no address at all', (n: number) => `unknown-${n}`],
  ])('count one client where the proxy writes %s', async (_, written) => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (__, n) =>
        limited.request('/api/service/requestdemo', {
          method: 'POST',
          json: demoRequest(),
          headers: { 'x-forwarded-for': written(n) },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})
