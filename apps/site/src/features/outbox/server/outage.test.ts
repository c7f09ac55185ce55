import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { outboxApi } from '../contract.ts'
import { requestDemo } from '#tests/support/factories.ts'
import { startProductForTest, type TestProduct } from '#tests/support/product.ts'
import { startSmtp } from '@repo/platform/testing/smtp.ts'
import { startReceiver } from '@repo/platform/testing/webhook-receiver.ts'

let site: TestProduct

const count = async (query: object) =>
  (await site.as('admin').list(outboxApi.list, { query: { ...query, limit: 1 } })).total

async function requestHundred(): Promise<string[]> {
  const requests = await Promise.all(Array.from({ length: 100 }, () => requestDemo(site)))
  expect(new Set(requests.map(({ id }) => id)).size).toBe(100)
  return requests.map(({ email }) => email)
}

/** Half a minute at a time, until nothing waits any more. */
async function passTime(): Promise<void> {
  const step = async () => {
    site.advance(30_000)
    site.product.platform.outbox.wake()
    expect(await count({ state: 'waiting' })).toBe(0)
  }
  await eventually(step, { timeout: 40_000, interval: 200 })
}

test('SMTP is down while 100 demo requests arrive, then up: each call succeeds, each mail is sent once', async () => {
  const smtp = await startSmtp()
  onTestFinished(smtp.stop)
  site = await startProductForTest({ SMTP_URL: smtp.url })
  await smtp.stop()
  const visitors = await requestHundred()
  await eventually(async () => expect(await count({ search: '@', state: 'waiting' })).toBe(200), {
    timeout: 30_000,
    interval: 100,
  })
  expect(smtp.received).toEqual([])
  await smtp.start()
  await passTime()
  expect(await count({ state: 'sent' })).toBe(200)
  expect(smtp.received).toHaveLength(200)
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(200)
  const confirmed = smtp.received.map(({ to }) => to).filter((to) => visitors.includes(to))
  expect(confirmed.toSorted()).toEqual(visitors.toSorted())
}, 60_000)

test.each([
  [550, 'failed'],
  [554, 'failed'],
  [451, 'waiting'],
])('a mail server that answers %i to the recipient: the email is %s', async (code, state) => {
  const smtp = await startSmtp()
  onTestFinished(smtp.stop)
  smtp.refuse(code)
  site = await startProductForTest({ SMTP_URL: smtp.url })
  const { email } = await requestDemo(site)
  await eventually(async () => {
    const { items } = await site.as('admin').list(outboxApi.list, { query: { search: email } })
    expect(Object.values(items)).toMatchObject([{ state, attempts: 1 }])
  })
  // Staff may have corrected something: by hand it is sent again.
  smtp.refuse(0)
  const failed = { query: { state: 'failed' } } as const
  for (const id of Object.keys((await site.as('admin').list(outboxApi.list, failed)).items))
    await site.as('admin').call(outboxApi.retry, { body: { id } })
  await passTime()
  expect(smtp.received.map(({ to }) => to)).toContain(email)
})

test('the receiver of the webhook is down while 100 demo requests arrive: the same', async () => {
  const receiver = await startReceiver()
  onTestFinished(receiver.stop)
  site = await startProductForTest({
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: 'sixteen characters',
  })
  await receiver.stop()
  const visitors = await requestHundred()
  await eventually(
    async () => expect(await count({ kind: 'webhook', state: 'waiting' })).toBe(100),
    {
      timeout: 30_000,
      interval: 100,
    },
  )
  expect(await count({ kind: 'mail' })).toBe(200)
  await receiver.start()
  await passTime()
  expect(await count({ kind: 'webhook', state: 'sent' })).toBe(100)
  const received = receiver.calls.map(({ body }) => JSON.parse(body) as { data: { email: string } })
  expect(received.map(({ data }) => data.email).toSorted()).toEqual(visitors.toSorted())
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(100)
}, 60_000)
