import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { hour } from '@repo/platform/server/clock.ts'
import { demoRequest, requestDemo } from '#tests/support/factories.ts'
import { useProduct, type TestProduct } from '#tests/support/product.ts'
import { demoRequestInput, demoRequestsApi } from '../contract.ts'
import { eraseOldDemoRequests, monthsBefore } from './retention.ts'
import { requestDemo as requestDemoOf } from './service.ts'

const site = useProduct({ RETENTION_LEADS_MONTHS: '6' })
const unlimited = useProduct()
const day = 24 * hour

const erase = (of: TestProduct) => eraseOldDemoRequests(of.product.platform)
/** From the store, since the sessions of staff end before the time is over. */
const leftOf = async ({ product }: TestProduct, email: string) => {
  const { db } = product.platform.store
  const leads = await db.selectFrom('lead').select('id').where('email', '=', email).execute()
  const entries = await db.selectFrom('outbox').select(['recipient', 'payload']).execute()
  return [
    leads.length,
    entries.filter(({ payload }) => JSON.stringify(payload).includes(email)).length,
  ]
}

test('a demo request is erased with its mails when its months are over, and not before', async () => {
  const { email } = await requestDemo(site)
  site.advance(179 * day)
  const { email: younger } = await requestDemo(site)
  await erase(site)
  expect(await leftOf(site, email)).toEqual([1, 2])
  site.advance(6 * day)
  await erase(site)
  expect(await leftOf(site, email)).toEqual([0, 0])
  expect(await leftOf(site, younger)).toEqual([1, 2])
})

test('a doubtful demo request is erased after 30 days, without a setting too', async () => {
  const input = demoRequest()
  const { platform } = unlimited.product
  await requestDemoOf(platform, demoRequestInput.parse(input), { ip: '192.0.2.1', doubtful: true })
  unlimited.advance(30 * day - hour)
  await erase(unlimited)
  expect(await leftOf(unlimited, input.email)).toEqual([1, 0])
  unlimited.advance(2 * hour)
  await erase(unlimited)
  expect(await leftOf(unlimited, input.email)).toEqual([0, 0])
})

test('of an address that has asked again, the younger request and its mails stay', async () => {
  const { email } = await requestDemo(site)
  site.advance(100 * day)
  await requestDemo(site, { email })
  site.advance(100 * day)
  await erase(site)
  expect(await leftOf(site, email)).toEqual([1, 2])
})

test('without the setting nothing is erased', async () => {
  const { email } = await requestDemo(unlimited)
  unlimited.advance(4_000 * day)
  await erase(unlimited)
  expect(await leftOf(unlimited, email)).toEqual([1, 2])
})

test.each([
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 2, '2025-11-15T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2027-02-28T10:00:00.000Z'],
])('%s less %i months is %s', (now, months, then) =>
  expect(monthsBefore({ now: () => new Date(now) }, months)).toBe(then),
)

test.each(langs)('%s: the privacy page says what is done', async (lang) => {
  const page = async (of: TestProduct) => (await of.request(`/${lang}/privacy`)).text()
  expect(await page(site)).toMatch(/<li>[^<]*(?:demo|démo)[^<]*\b6\s[a-zê]+[^<]*<\/li>/i)
  expect(await page(unlimited)).not.toMatch(/\b6\s(?:months|Monate|meses|mois|mesi)/)
})

test('the calls of staff go on', async () => {
  await site.signInAgain()
  const { id } = await requestDemo(site)
  await erase(site)
  expect(await site.as('sales').call(demoRequestsApi.get, { params: { id } })).toMatchObject({ id })
})
