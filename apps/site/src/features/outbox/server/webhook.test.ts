import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxApi, type OutboxItem } from '../contract.ts'
import { requestDemo } from '#tests/support/factories.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'
import { startReceiver } from '@repo/platform/testing/webhook-receiver.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'

const secret = 'a secret of the two'
const anyText: unknown = expect.any(String)

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  return receiver.stop
})
const site = useProduct(() => ({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret }))
beforeEach(() => {
  receiver.answer()
  receiver.calls.length = 0
})

const admin = () => site.as('admin')
const lastEntry = async () => {
  const { items } = await admin().list(outboxApi.list, { query: { kind: 'webhook', limit: 1 } })
  return Object.values(items)[0]!
}
const whole = (id: string): Promise<OutboxItem> => admin().call(outboxApi.get, { params: { id } })

describe('a demo request', () => {
  test('is posted with the signature of Standard Webhooks', async () => {
    const requested = await requestDemo(site, { comments: 'Ä “quoted” line\nand another' })
    await eventually(() => expect(receiver.calls).toHaveLength(1))
    const { headers, body: posted } = receiver.calls[0]!
    const event = JSON.parse(posted) as { id: string; createdAt: string; data: object }
    expect(event).toMatchObject({
      id: headers['webhook-id'],
      type: 'lead.created',
      data: { ...requested, state: 'new', createdAt: event.createdAt },
    })
    const time = headers['webhook-timestamp'] as string
    expect(
      Math.abs(Number(time) - site.product.platform.clock.now().getTime() / 1000),
    ).toBeLessThan(30)
    const signed = createHmac('sha256', secret).update(`${event.id}.${time}.${posted}`)
    expect(headers['webhook-signature']).toBe(`v1,${signed.digest('base64')}`)
    expect(headers['idempotency-key']).toBe(event.id)
    expect(headers['content-type']).toBe('application/json')
  })

  test.each<[string, number, RegExp]>([
    ['an error', 500, /^HTTP 500 x{200}$/],
    ['a redirect, which is not followed', 302, /^HTTP 302 x{200}$/],
    ['an error', 404, /^HTTP 404 x{200}$/],
  ])(
    'comes again after %s, under the same id; the log keeps 200 characters',
    async (_, status, error) => {
      receiver.answer((response) =>
        response.writeHead(status, { location: receiver.url }).end('x'.repeat(100_000)),
      )
      await requestDemo(site)
      await eventually(async () => expect(await lastEntry()).toMatchObject({ attempts: 1 }))
      expect(receiver.calls).toHaveLength(1)
      receiver.answer()
      site.advance(11_000)
      site.product.platform.outbox.wake()
      await eventually(async () => expect(await lastEntry()).toMatchObject({ state: 'sent' }))
      const [first, second] = receiver.calls.map(({ headers }) => headers)
      expect(second!['webhook-id']).toBe(first!['webhook-id'])
      expect(second!['idempotency-key']).toBe(first!['idempotency-key'])
      expect(second!['webhook-signature']).not.toBe(first!['webhook-signature'])
      const { log } = await whole((await lastEntry()).id)
      expect(log).toEqual([
        { at: anyText, status, error: expect.stringMatching(error) as unknown },
        { at: anyText, status: 204, error: null },
      ])
    },
  )

  test('is logged also where the receiver responds with control characters and no status', async () => {
    receiver.answer((response) => response.writeHead(400).end('a\u0000b'))
    await requestDemo(site)
    await eventually(async () =>
      expect(await lastEntry()).toMatchObject({ lastError: 'HTTP 400 a b' }),
    )
    receiver.answer((response) => void response.socket!.destroy())
    site.advance(11_000)
    site.product.platform.outbox.wake()
    await eventually(async () => expect(await lastEntry()).toMatchObject({ attempts: 2 }))
    const { log } = await whole((await lastEntry()).id)
    expect(log[1]).toMatchObject({
      status: null,
      error: expect.stringMatching(/^No connection/) as unknown,
    })
  })
})

test('what was sent can be sent once more, under the same id', async () => {
  await requestDemo(site)
  await eventually(async () => expect(await lastEntry()).toMatchObject({ state: 'sent' }))
  const { id } = await lastEntry()
  await admin().call(outboxApi.replay, { body: { id } })
  await eventually(() => expect(receiver.calls).toHaveLength(2))
  expect(receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  await eventually(async () => expect((await whole(id)).log).toHaveLength(2))
})

test('staff see the host of the receiver, not the rest of its address', async () => {
  await requestDemo(site)
  const entry = await lastEntry()
  expect(entry).toMatchObject({ recipient: new URL(receiver.url).host, subject: 'lead.created' })
  expect(JSON.stringify(await whole(entry.id))).not.toContain('hidden')
})

test('without a configured receiver no entry is added', async () => {
  const bare = await startProductForTest()
  await requestDemo(bare)
  const { total } = await bare.as('admin').list(outboxApi.list, { query: { kind: 'webhook' } })
  expect(total).toBe(0)
})
