import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { outboxApi } from '#src/features/outbox/contract.ts'
import { fieldErrorsOf, isCallError } from '@repo/platform/rest/call-error.ts'
import { requestDemo } from '#tests/support/factories.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { useProduct } from '#tests/support/product.ts'
import { startReceiver } from '@repo/platform/testing/webhook-receiver.ts'
import { settingsApi } from '#src/features/settings/contract.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  return receiver.stop
})
const site = useProduct(() => ({ OUTGOING_PRIVATE_HOSTS: new URL(receiver.url).host }))
beforeEach(async () => {
  receiver.answer()
  receiver.calls.length = 0
})

const admin = () => site.as('admin')
const setWebhook = (url: string | null) =>
  admin().call(settingsApi.update, { body: { webhook: url === null ? null : { url } } })
const testWebhook = () => admin().call(settingsApi.testWebhook, {})
const deliveries = async () => (await admin().call(settingsApi.deliveries, {})).deliveries
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (isCallError(error) ? error.errorCode : undefined),
  )

/** Whether a call was signed with the key. */
function isSigned({ headers, body }: (typeof receiver.calls)[number], secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  return headers['webhook-signature'] === `v1,${expected}`
}

test.each([
  'http://hooks.example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/',
  'https://10.0.0.1/hook',
  'https://user:secret@hooks.example.com/',
  'http://127.0.0.1:1/',
  'file:///etc/passwd',
])('%s is refused as an address', async (url) => {
  const error = await setWebhook(url).catch((caught: unknown) => caught)
  expect(isCallError(error) && fieldErrorsOf(error)).toMatchObject([
    { field: 'webhook.url', rule: 'outgoing' },
  ])
})

test('the key is shown once, signs what is posted, and can be renewed', async () => {
  const { webhookSecret = '' } = await setWebhook(receiver.url)
  expect(webhookSecret).toMatch(/^whsec_[\w+/]{43}=$/)
  const again = await setWebhook(receiver.url)
  expect(again).not.toHaveProperty('webhookSecret')
  expect(JSON.stringify(await admin().call(settingsApi.get, {}))).not.toContain(webhookSecret)
  await requestDemo(site)
  await eventually(() => expect(receiver.calls).toHaveLength(1))
  expect(isSigned(receiver.calls[0]!, webhookSecret)).toBe(true)

  const renewed = await admin().call(settingsApi.renewSecret, {})
  expect(renewed.webhookSecret).not.toBe(webhookSecret)
  await testWebhook()
  expect(isSigned(receiver.calls[1]!, renewed.webhookSecret)).toBe(true)
})

test('a test is posted once and tells what came of it; a failed one bothers nobody', async () => {
  await setWebhook(receiver.url)
  receiver.answer((response) => void response.writeHead(200).end('Thank\u0000 you'))
  expect(await testWebhook()).toMatchObject({
    event: 'webhook.test',
    state: 'sent',
    attempt: 1,
    status: 200,
    error: null,
    answer: 'Thank  you',
  })
  expect(JSON.parse(receiver.calls[0]!.body)).toMatchObject({ type: 'webhook.test', data: {} })
  receiver.answer((response) => void response.writeHead(503).end('busy'))
  expect(await testWebhook()).toMatchObject({
    state: 'failed',
    status: 503,
    error: 'HTTP 503 busy',
    answer: 'busy',
  })
  expect(await admin().call(outboxApi.status, {})).toMatchObject({ failed: 0 })
  await admin().call(outboxApi.retryFailed, {})
  expect(receiver.calls).toHaveLength(2)
})

test('the log has each attempt with its number, and a failed one can be sent again', async () => {
  await setWebhook(receiver.url)
  receiver.answer((response) => void response.writeHead(500).end('not now'))
  await requestDemo(site)
  const newest = async () => (await deliveries())[0]!
  await eventually(async () =>
    expect(await newest()).toMatchObject({ event: 'lead.created', attempt: 1, status: 500 }),
  )
  const { entryId, ms, answer } = await newest()
  expect([answer, typeof ms]).toEqual(['not now', 'number'])
  receiver.answer()
  await admin().call(outboxApi.retry, { body: { id: entryId } })
  await eventually(async () =>
    expect(await newest()).toMatchObject({ entryId, attempt: 2, status: 204, state: 'sent' }),
  )
})

test('without a webhook there is nothing to test and no key to renew', async () => {
  await setWebhook(null)
  expect(await codeOf(testWebhook())).toBe('WRONG_STATE')
  expect(await codeOf(admin().call(settingsApi.renewSecret, {}))).toBe('WRONG_STATE')
})
