import { expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { createNews, demoRequest, newsInput } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'

const site = useProduct()
const request = (body: object) =>
  site.as('visitor').call(demoRequestsApi.requestDemo, { body: demoRequest(body) })

test('a name, a company and comments are stored as an eye reads them', async () => {
  const { id } = await request({
    name: '\u202aAda\u00a0Example\u202c',
    company: 'Example\u200b \u2068GmbH\u2069\u2028& Co',
    comments: 'One\u2028two\u200b\r\nthree',
  })
  expect(await site.as('sales').call(demoRequestsApi.get, { params: { id } })).toMatchObject({
    name: 'Ada Example',
    company: 'Example GmbH & Co',
    comments: 'One\ntwo\nthree',
  })
})

test('a title has no format characters', async () => {
  const { title } = await createNews(site, { title: 'Fork\u00adlift\u202e ﬂeet\ufeff' })
  expect(title).toBe('Forklift ﬂeet')
})

const unseen = ['\u200b', '\u2060', '\u3164', '\u2800', ' \u00ad ']

test.each(unseen)('a name and a title that nobody sees are refused: %j', async (text) => {
  const named = (field: string) => ({
    code: 422,
    error: { fields: [expect.objectContaining({ field, message: expect.any(String) as string })] },
  })
  expect(await errorOf(request({ name: text }))).toMatchObject(named('name'))
  expect(await errorOf(request({ company: text }))).toMatchObject(named('company'))
  const created = site.as('editor').call(newsApi.create, { body: newsInput({ title: text }) })
  expect(await errorOf(created)).toMatchObject(named('title'))
})

test.each(unseen)('an optional field that shows nothing counts as empty: %j', async (text) => {
  const { id } = await request({ jobtitle: text, phone: text, comments: text })
  expect(await site.as('sales').call(demoRequestsApi.get, { params: { id } })).toMatchObject({
    jobtitle: null,
    phone: null,
    comments: null,
  })
})

test.each([
  ['030/1234567', '030/1234567'],
  ['\u202a+49\u00a030 1234567\u202c', '+49 30 1234567'],
  ['+44 20 7946 0000 ext. 12', '+44 20 7946 0000 ext. 12'],
  ['call me', 'call me'],
])('a telephone number is kept as it was typed: %j', async (phone, kept) => {
  const { id } = await request({ phone })
  const params = { id }
  expect(await site.as('sales').call(demoRequestsApi.get, { params })).toMatchObject({
    phone: kept,
  })
})

test('a line end in a name ends no header of a mail', async () => {
  const company = 'Example\r\nBcc: b@y.example'
  const { id } = await request({ company })
  const stored = await site.as('sales').call(demoRequestsApi.get, { params: { id } })
  expect(stored.company).toBe('Example Bcc: b@y.example')
})

test.each([
  ['info@müller-lager.de', 'info@xn--mller-lager-thb.de'],
  ['name&co@example.com', 'name&co@example.com'],
  ['\u202aada@example.com\u200b', 'ada@example.com'],
  ['a@example.xn--p1ai', 'a@example.xn--p1ai'],
])('an address is stored as mail servers know it: %j', async (email, stored) => {
  const { id } = await request({ email })
  const params = { id }
  expect(await site.as('sales').call(demoRequestsApi.get, { params })).toMatchObject({
    email: stored,
  })
  await site.as('visitor').call(newsletterApi.subscribe, { body: { email } })
  const query = { search: stored }
  const { items } = await site.as('sales').list(newsletterApi.list, { query })
  expect(Object.values(items)).toMatchObject([{ email: stored, state: 'pending' }])
})
