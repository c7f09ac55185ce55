import { expect, test } from 'vitest'
import { createClient } from '@repo/platform/rest/client.ts'
import { newsletterApi } from '../contract.ts'
import { wordingVersion } from './consent.ts'
import { suppress } from './suppression.ts'
import { newAddress, publicUrl, readersOf } from '#tests/support/newsletter.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct(publicUrl)

const { subscribe, mailTo, page, press, stored } = readersOf(() => site)
/** At the public address, as the readers are. */
const sales = () =>
  createClient({
    origins: { site: '', account: '' },
    fetch: (path, options) => {
      const headers = new Headers(options?.headers)
      headers.set('origin', publicUrl.PUBLIC_URL)
      return site.request(path as string, { ...options, headers, as: 'sales' })
    },
  })
const end = (id: string) => sales().call(newsletterApi.endByStaff, { body: { id } })
const subscribed = async () => {
  const email = newAddress()
  await subscribe(email)
  return (await stored(email))!
}

test('whoever asks by telephone is unsubscribed; the record of consent says where, the log who', async () => {
  const email = newAddress()
  await subscribe(email, '/fr/news')
  const { confirm } = await mailTo(email)
  await press(confirm)
  const { id } = (await stored(email))!
  const ended = await end(id)
  expect(ended).toMatchObject({ id, email, state: 'unsubscribed' })
  const shown = { language: 'fr', wording: wordingVersion }
  expect(ended.consent).toMatchObject([
    { ...shown, state: 'pending', page: '/fr/news' },
    { ...shown, state: 'confirmed', page: null },
    { state: 'unsubscribed', page: '/backoffice', wording: null },
  ])
  expect(await end(id)).toEqual(ended)
  expect(await sales().call(newsletterApi.get, { params: { id } })).toEqual(ended)
  const entries = await site.product.platform.store.db
    .selectFrom('audit_entry')
    .select('changes')
    .where('subject', '=', id)
    .where('call', 'like', 'PUT %')
    .orderBy('id')
    .execute()
  expect(entries.map(({ changes }) => changes)).toEqual([
    [{ field: 'state', from: 'confirmed', to: 'unsubscribed' }],
    null,
  ])
})

test('a link to confirm that was mailed before works no more', async () => {
  const email = newAddress()
  await subscribe(email)
  const { confirm } = await mailTo(email)
  await end((await stored(email))!.id)
  await press(confirm)
  expect((await page(confirm)).html).not.toContain('newsletter-confirm')
  expect(await stored(email)).toMatchObject({ state: 'unsubscribed' })
})

test('the states are counted, and the addresses that get no newsletter at all', async () => {
  const counts = () => sales().call(newsletterApi.counts, {})
  const before = await counts()
  await subscribed()
  await end((await subscribed()).id)
  const { platform } = site.product
  await platform.store.write([], (db) => suppress(db, platform, newAddress()))
  const after = await counts()
  expect([
    after.states.pending - before.states.pending,
    after.states.unsubscribed - before.states.unsubscribed,
    after.states.confirmed - before.states.confirmed,
    after.suppressed - before.suppressed,
  ]).toEqual([1, 1, 0, 1])
})

test('an unknown subscription is 404', async () => {
  await expect(end('nobody')).rejects.toMatchObject({ code: 404 })
})
