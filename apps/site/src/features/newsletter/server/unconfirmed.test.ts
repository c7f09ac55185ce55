import { expect, test } from 'vitest'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { newAddress, publicUrl, readersOf } from '#tests/support/newsletter.ts'
import { useProduct } from '#tests/support/product.ts'
import { subscribe as subscribeDoubtful } from './service.ts'
import { forgetUnconfirmed } from './unconfirmed.ts'

const site = useProduct(publicUrl)
const { subscribe, mailTo, press, consentOf } = readersOf(() => site)
const hour = 3_600_000
const day = 24 * hour

/** From the store, since the sessions of staff end before a link does. */
const stored = (email: string) =>
  site.product.platform.store.db
    .selectFrom('subscription')
    .select(['id', 'state'])
    .where('email', '=', email)
    .executeTakeFirst()

test('a subscription that nobody confirms is deleted with its record when its link expires', async () => {
  const [idle, confirmed] = [newAddress(), newAddress()]
  await subscribe(idle)
  await subscribe(confirmed)
  await press((await mailTo(confirmed)).confirm)
  site.advance(7 * day - 60_000)
  await forgetUnconfirmed(site.product.platform)
  const { id } = (await stored(idle))!
  expect(await stored(idle)).toMatchObject({ state: 'pending' })
  site.advance(2 * hour)
  await forgetUnconfirmed(site.product.platform)
  expect(await stored(idle)).toBeUndefined()
  expect(await stored(confirmed)).toMatchObject({ state: 'confirmed' })
  const { db } = site.product.platform.store
  const events = db.selectFrom('subscription_event').selectAll().where('subscription_id', '=', id)
  expect(await events.execute()).toEqual([])
})

test('the mail with a link that confirms nothing any more is not sent once mails leave again', async () => {
  site.smtp.down = true
  const [idle, waiting] = [newAddress(), newAddress()]
  await subscribe(idle)
  site.advance(7 * day + hour)
  await forgetUnconfirmed(site.product.platform)
  await subscribe(waiting)
  site.smtp.down = false
  site.advance(5 * hour)
  site.product.platform.outbox.wake()
  await mailTo(waiting)
  const ends = async (email: string) =>
    site.product.platform.store.db
      .selectFrom('outbox')
      .select('state')
      .where('recipient', '=', email)
      .execute()
  await eventually(async () => expect(await ends(idle)).toEqual([{ state: 'dropped' }]))
  expect(await ends(waiting)).toEqual([{ state: 'sent' }])
})

test('a doubtful subscription is deleted after 30 days', async () => {
  const email = newAddress()
  await subscribeDoubtful(site.product.platform, email, { ip: '192.0.2.1', doubtful: true })
  site.advance(30 * day - hour)
  await forgetUnconfirmed(site.product.platform)
  expect(await stored(email)).toMatchObject({ state: 'doubtful' })
  site.advance(3 * hour)
  await forgetUnconfirmed(site.product.platform)
  expect(await stored(email)).toBeUndefined()
})

test('whoever had confirmed before is unsubscribed again, with the consent record', async () => {
  const email = newAddress()
  await subscribe(email)
  const { confirm, unsubscribe } = await mailTo(email)
  await press(confirm)
  await press(unsubscribe)
  site.advance(2 * hour)
  await subscribe(email)
  site.advance(8 * day)
  await forgetUnconfirmed(site.product.platform)
  expect(await stored(email)).toMatchObject({ state: 'unsubscribed' })
  const states = (await consentOf(email)).map(({ state }) => state)
  expect(states).toEqual(['pending', 'confirmed', 'unsubscribed', 'pending'])
})
